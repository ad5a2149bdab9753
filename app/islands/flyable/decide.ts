import type { Bound, FlyableCheck, FlyableLevel } from "../../../site/compile/view.ts";
import { type SpeedUnit, convertSpeed } from "../../lib/speed.ts";

/** In the order of the form. */
export const fields = ["hours", "wind", "lull", "gust", "aloft", "from", "launch", "base"] as const;
export type Field = (typeof fields)[number];

/** Speeds are in mph, directions in degrees, the cloud base in feet. */
export type Values = { [Key in Field]?: number | undefined };

export type Reason = { check: FlyableCheck; value: number; bound: Bound };

/** Removes floating-point errors, which could exceed a limit. */
export const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

export const exceeds = (value: number, { is, limit }: Bound) => {
  if (is === "under") return value >= limit;
  return is === "most" ? value > limit : value < limit;
};

const tenths = { under: Math.ceil, most: Math.floor, least: Math.ceil };

/** Rounded to tenths, like input, in the direction that keeps every input on the same side of the limit. */
export const limitIn = ({ is, limit }: Bound, unit: SpeedUnit) =>
  tenths[is](tidy(convertSpeed(limit, "mph", unit) * 10)) / 10;

export const between = (one: number, other: number) => {
  const turn = Math.abs(one - other) % 360;
  return turn > 180 ? 360 - turn : turn;
};

const needs: Record<FlyableCheck["id"], Field[]> = {
  wind: ["wind"],
  gust: ["gust"],
  spread: ["lull", "gust"],
  aloft: ["aloft"],
  angle: ["from", "launch"],
  base: ["base"],
};

export const fieldsFor = (checks: FlyableCheck[], levels: FlyableLevel[]) => {
  const needed = new Set(checks.flatMap(({ id }) => needs[id]));
  return fields.filter((field) => (field === "hours" ? levels.length > 1 : needed.has(field)));
};

const measured = (id: FlyableCheck["id"], { wind, lull, gust, aloft, from, launch, base }: Values) => {
  if (id === "spread") return gust === undefined || lull === undefined ? undefined : tidy(gust - lull);
  if (id === "angle") return from === undefined || launch === undefined ? undefined : tidy(between(from, launch));
  const value = { wind, gust, aloft, base }[id];
  return value === undefined ? undefined : tidy(value);
};

/** Until hours are entered, only a value over the limit of every level is a reason. */
const boundsFor = ({ bounds }: FlyableCheck, levels: FlyableLevel[], hours: number | undefined) => {
  if (hours === undefined && levels.length > 1) return bounds;
  const level = levels.findIndex(({ upTo }) => upTo === undefined || (hours ?? 0) <= upTo);
  return bounds.slice(level, level + 1);
};

/** One exceeded limit means no, even if values are missing; yes needs all values. */
export const decide = (checks: FlyableCheck[], levels: FlyableLevel[], entered: Values) => {
  // Numbers saved on another page may include other fields.
  const values: Values = Object.fromEntries(fieldsFor(checks, levels).map((field) => [field, entered[field]]));
  const { wind, lull, gust, hours } = values;
  // Calm air has no direction.
  const counted = checks.filter(({ id }) => id !== "angle" || wind !== 0);
  const reasons = counted.flatMap((check): Reason[] => {
    const value = measured(check.id, values);
    const bounds = boundsFor(check, levels, hours);
    const bound = bounds.at(-1);
    if (value === undefined || !bound || !bounds.every((each) => exceeds(value, each))) return [];
    return [{ check, value, bound }];
  });
  const missing = fieldsFor(counted, levels).filter((field) => values[field] === undefined);
  /** The lull is above the wind, or the wind above the gusts. */
  const disordered = (lull ?? 0) > (wind ?? lull ?? 0) || (wind ?? lull ?? 0) > (gust ?? Infinity);
  const isWhole = missing.length === 0 && !disordered;
  const answer = reasons.length > 0 ? "no" : isWhole ? "within" : "missing";
  return { answer, reasons, missing, disordered } as const;
};

export type Decision = ReturnType<typeof decide>;
