type Step = { id: string; minutes?: number };

export type Progress<Of extends Step = Step> = {
  done: number;
  /** What the steps that are left take together, as far as they say. */
  minutes: number;
  /** Where to go on: the first step that is left, once some are done. */
  next: Of | undefined;
};

/** How far the work is. Marks of steps that are not there, since they were renamed or removed, count for nothing. */
export const progressOf = <Of extends Step>(steps: readonly Of[], marks: readonly string[]): Progress<Of> => {
  const left = steps.filter(({ id }) => !marks.includes(id));
  const done = steps.length - left.length;
  return {
    done,
    minutes: left.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
    next: done > 0 ? left[0] : undefined,
  };
};
