export type Range = { min: number; max: number; step: number };

export const isWithin = (value: unknown, { min, max }: Pick<Range, "min" | "max">): value is number =>
  typeof value === "number" && value >= min && value <= max;

/** The nearest step within bounds, without floating-point errors such as 0.1 + 0.2. */
export const snap = (value: number, { min, max, step }: Range): number => {
  const steps = Math.min(Math.round((value - min) / step), Math.floor((max - min) / step + 1e-6));
  return Number((min + Math.max(steps, 0) * step).toFixed(6));
};
