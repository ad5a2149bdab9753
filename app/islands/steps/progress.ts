type Step = { id: string; title: string; minutes?: number };

export type Progress = {
  done: number;
  total: number;
  /** What is left takes so many minutes; only steps that say theirs count. */
  minutes: number;
  /** There is a next step once some are done. */
  next: Step | undefined;
};

/** Marks of steps that were renamed or removed count for nothing. */
export const progressOf = (steps: readonly Step[], marks: readonly string[]): Progress => {
  const left = steps.filter(({ id }) => !marks.includes(id));
  const done = steps.length - left.length;
  return {
    done,
    total: steps.length,
    minutes: left.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
    next: done > 0 ? left[0] : undefined,
  };
};
