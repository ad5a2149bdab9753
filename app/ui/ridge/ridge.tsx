import type { Drawing } from "../../lib/ridge.ts";

type Props = { drawing: Drawing; className?: string | undefined };

export const Ridge = ({ drawing: { box, path }, className }: Props) => (
  <svg className={className} viewBox={box} preserveAspectRatio="none" aria-hidden="true" data-print="none">
    <path d={path} />
  </svg>
);
