import type { Block } from "../schema/blocks.ts";
import type { TimerView } from "./view.ts";

type TimerBlock = Extract<Block, { kind: "timer" }>;

export const compileTimer = ({ caption, presets }: TimerBlock): Pick<TimerView, "caption" | "presets"> => ({
  caption,
  presets: presets.map(({ comment, ...preset }) => ({ ...preset, ...(comment === undefined ? {} : { comment }) })),
});
