import { isWithin, snap } from "../../lib/range.ts";
import type { GrowthBounds } from "../../../site/compile/view.ts";

export const names = ["contribution", "years", "rate", "fee"] as const;

export type Name = (typeof names)[number];

/** The contribution is monthly, in the currency of the site; the rate and the fee are annual percentages. */
export type Scenario = Record<Name, number>;

const scenarioOf = (valueOf: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Scenario;

export const startOf = (bounds: GrowthBounds): Scenario => scenarioOf((name) => bounds[name].start);

/** Undefined if a number is missing or out of bounds. */
export const readScenario = (stored: unknown, bounds: GrowthBounds): Scenario | undefined => {
  const given = Object(stored) as Scenario;
  if (!names.every((name) => isWithin(given[name], bounds[name]))) return undefined;
  return scenarioOf((name) => snap(given[name], bounds[name]));
};

/** As in "?growth=500-30-5-1". */
export const toQuery = (given: Scenario): string => names.map((name) => given[name]).join("-");

export const fromQuery = (text: string, bounds: GrowthBounds): Scenario | undefined => {
  if (!/^\d+(\.\d+)?(-\d+(\.\d+)?){3}$/.test(text)) return undefined;
  const numbers = text.split("-").map(Number);
  return readScenario(Object.fromEntries(names.map((name, index) => [name, numbers[index]])), bounds);
};
