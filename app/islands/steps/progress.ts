import { guide as words } from "../../../site/words/blocks.ts";

type Step = { id: string; title: string; minutes?: number };

export type CheckedSteps = readonly string[];

export const readCheckedSteps = (stored: unknown): CheckedSteps | undefined =>
  Array.isArray(stored) && stored.every((name) => typeof name === "string") ? stored : undefined;

/** Ignores stored ids of steps that were renamed or removed. */
export const progressOf = (steps: readonly Step[], checked: CheckedSteps) => {
  const remaining = steps.filter(({ id }) => !checked.includes(id));
  const done = steps.length - remaining.length;
  return {
    done,
    total: steps.length,
    /** The time for the remaining steps, as far as they state it. */
    minutes: remaining.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
    /** Set once a step is done. */
    next: done > 0 ? remaining[0] : undefined,
  };
};

type Progress = ReturnType<typeof progressOf>;

/** "35 min", "2 hr" or "2 hr 20 min". */
export const durationText = (all: number): string => {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return words.minutes({ minutes });
  return minutes === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes });
};

export const doneText = ({ done, total }: Progress): string =>
  done === total ? words.finished : words.progress({ done, total });

/** Undefined if no remaining step states its time. */
export const timeText = ({ done, minutes }: Progress): string | undefined => {
  if (minutes === 0) return undefined;
  const time = durationText(minutes);
  return done > 0 ? words.left({ time }) : words.time({ time });
};
