import { ridgeBox } from "../../lib/ridge.ts";

type Props = { path: string; className?: string | undefined };

export const Ridge = ({ path, className }: Props) => (
  <svg className={className} viewBox={ridgeBox} preserveAspectRatio="none" aria-hidden="true" data-print="none">
    <path d={path} />
  </svg>
);
