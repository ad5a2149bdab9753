import { isWithin } from "../../lib/range.ts";
import { type SpeedUnit, convertSpeed, speedUnits } from "../../lib/speed.ts";
import { type Field, type Values, fields } from "./decide.ts";

/** Speeds are in mph, whatever unit is displayed. */
export type Readings = Values & { unit: SpeedUnit };

export const noReadings: Readings = { unit: "mph" };

const isSpeed = (field: Field) => ["wind", "lull", "gust", "aloft"].includes(field);

export const rangeOf = (field: Field) => ({
  min: 0,
  max: field === "from" || field === "launch" ? 360 : 99_999,
  step: 0.1,
});

export const shownReading = (readings: Readings, field: Field): number | undefined => {
  const value = readings[field];
  if (value === undefined || !isSpeed(field)) return value;
  return Math.round(convertSpeed(value, "mph", readings.unit) * 10) / 10;
};

export const enter = (readings: Readings, field: Field, value: number): Readings => ({
  ...readings,
  [field]: isSpeed(field) ? convertSpeed(value, readings.unit, "mph") : value,
});

/** Drops stored values that no visitor can enter. */
export const parseReadings = (stored: unknown): Readings | undefined => {
  const found = Object(stored) as Readings;
  const isKnown = (field: Field) => isWithin(found[field], isSpeed(field) ? { min: 0, max: Infinity } : rangeOf(field));
  if (!speedUnits.includes(found.unit)) return undefined;
  return { unit: found.unit, ...Object.fromEntries(fields.filter(isKnown).map((field) => [field, found[field]])) };
};
