import type { Block } from "../schema/blocks.ts";
import type { TimerPreset, TimerView } from "./view.ts";

type TimerBlock = Extract<Block, { kind: "timer" }>;

export const compileTimer = ({ caption, presets }: TimerBlock): Pick<TimerView, "caption" | "presets"> => ({
  caption,
  presets: presets.map(({ comment, ...preset }) => ({ ...preset, ...(comment === undefined ? {} : { comment }) })),
});

/** No rest follows the last round. */
const secondsInAll = ({ rounds, work, rest, ready }: TimerPreset) => ready + rounds * work + (rounds - 1) * rest;

const minutesText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A workout's numbers as they are read: get ready, rounds, work, rest, and all of it. */
export const presetCells = (preset: TimerPreset): string[] => [
  minutesText(preset.ready),
  String(preset.rounds),
  minutesText(preset.work),
  minutesText(preset.rest),
  minutesText(secondsInAll(preset)),
];
