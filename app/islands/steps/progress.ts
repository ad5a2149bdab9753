import { guide as words } from "../../../site/words/blocks.ts";

type Step = { id: string; title: string; minutes?: number };

export type Marks = readonly string[];

/** A longer list is not one of ours. */
const most = 1000;

export const readMarks = (stored: unknown): Marks | undefined =>
  Array.isArray(stored) && stored.length <= most && stored.every((name) => typeof name === "string")
    ? [...new Set<string>(stored)]
    : undefined;

type Progress = {
  done: number;
  total: number;
  /** What is left takes so many minutes; only steps that say theirs count. */
  minutes: number;
  /** There is a next step once some are done. */
  next: Step | undefined;
};

/** Marks of steps that were renamed or removed count for nothing. */
export const progressOf = (steps: readonly Step[], marks: Marks): Progress => {
  const left = steps.filter(({ id }) => !marks.includes(id));
  const done = steps.length - left.length;
  return {
    done,
    total: steps.length,
    minutes: left.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
    next: done > 0 ? left[0] : undefined,
  };
};

/** A duration reads "35 min", "2 h" or "2 h 20 min". */
export const durationText = (all: number): string => {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return words.minutes({ minutes });
  return minutes === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes });
};

export const doneText = ({ done, total }: Progress): string =>
  done === total ? words.finished : words.progress({ done, total });

/** There is no time where no step that is left says how long it takes. */
export const timeText = ({ done, minutes }: Progress): string | undefined => {
  if (minutes === 0) return undefined;
  const time = durationText(minutes);
  return done > 0 ? words.left({ time }) : words.time({ time });
};
