import { isWithin, snap } from "../../lib/range.ts";
import type { GrowthBounds } from "../../../site/compile/view.ts";

export const names = ["contribution", "years", "rate", "fee"] as const;

export type Name = (typeof names)[number];

/** Contributions are dollars a month; the rate and the fee are percentages a year. */
export type Case = Record<Name, number>;

const caseOf = (valueOf: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Case;

export const startOf = (bounds: GrowthBounds): Case => caseOf((name) => bounds[name].start);

/** A case is four numbers within bounds. */
export const readCase = (stored: unknown, bounds: GrowthBounds): Case | undefined => {
  const given = Object(stored) as Case;
  if (!names.every((name) => isWithin(given[name], bounds[name]))) return undefined;
  return caseOf((name) => snap(given[name], bounds[name]));
};

/** An address reads "?growth=500-30-5-1". */
export const toAddress = (given: Case): string => names.map((name) => given[name]).join("-");

export const fromAddress = (text: string, bounds: GrowthBounds): Case | undefined => {
  if (!/^\d+(\.\d+)?(-\d+(\.\d+)?){3}$/.test(text)) return undefined;
  const numbers = text.split("-").map(Number);
  return readCase(Object.fromEntries(names.map((name, index) => [name, numbers[index]])), bounds);
};
