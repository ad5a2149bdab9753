import type { Bounds, GrowthBounds } from "../../../site/compile/view.ts";
import type { Case } from "./grow.ts";

export const names = ["contribution", "years", "rate", "fee"] as const;

export type Name = (typeof names)[number];

export const snap = (value: number, { min, max, step }: Bounds): number => {
  const steps = Math.min(Math.round((value - min) / step), Math.floor((max - min) / step + 1e-6));
  return Number((min + Math.max(steps, 0) * step).toFixed(6));
};

const fits = (value: unknown, { min, max }: Bounds): value is number =>
  typeof value === "number" && value >= min && value <= max;

const make = (valueOf: (name: Name) => number): Case => ({
  contribution: valueOf("contribution"),
  years: valueOf("years"),
  rate: valueOf("rate"),
  fee: valueOf("fee"),
});

export const startOf = (bounds: GrowthBounds): Case => make((name) => bounds[name].start);

/** A case is four numbers within bounds. */
export const readCase = (stored: unknown, bounds: GrowthBounds): Case | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const given = stored as Record<string, unknown>;
  if (!names.every((name) => fits(given[name], bounds[name]))) return undefined;
  return make((name) => snap(given[name] as number, bounds[name]));
};

export const field = "growth";
const pattern = /^\d{1,9}(\.\d{1,6})?(-\d{1,9}(\.\d{1,6})?){3}$/;

/** An address reads "?growth=500-30-5-1". */
export const toSearch = (given: Case): string => `?${field}=${names.map((name) => given[name]).join("-")}`;

export const fromSearch = (search: string, bounds: GrowthBounds): Case | undefined => {
  const text = new URLSearchParams(search).get(field);
  if (text === null || !pattern.test(text)) return undefined;
  const numbers = text.split("-").map(Number);
  return readCase(Object.fromEntries(names.map((name, index) => [name, numbers[index]])), bounds);
};
