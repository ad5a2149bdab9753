type Step = { id: string; minutes?: number };

export type Progress<Of extends Step = Step> = {
  done: number;
  /** Only steps that say their minutes count. */
  minutes: number;
  /** There is a next step once some are done. */
  next: Of | undefined;
};

/** Marks of steps that were renamed or removed count for nothing. */
export const progressOf = <Of extends Step>(steps: readonly Of[], marks: readonly string[]): Progress<Of> => {
  const left = steps.filter(({ id }) => !marks.includes(id));
  const done = steps.length - left.length;
  return {
    done,
    minutes: left.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
    next: done > 0 ? left[0] : undefined,
  };
};
