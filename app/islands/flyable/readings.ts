import { type SpeedUnit, convertSpeed, speedUnits } from "../../lib/speed.ts";
import { deviceStore } from "../../parts/device-store/device-store.ts";
import { type Field, type Values, fields } from "./decide.ts";

/** Speeds are in mph, in whatever unit they are shown and typed. */
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

/** Anybody may have written what was stored: only what a visitor may have entered counts. */
export const parseReadings = (stored: unknown): Readings | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const found = stored as Record<string, unknown>;
  const unit = speedUnits.find((one) => one === found["unit"]);
  const isKnown = (field: Field) => {
    const value = found[field];
    return typeof value === "number" && value >= 0 && value <= (isSpeed(field) ? Infinity : rangeOf(field).max);
  };
  return unit && { unit, ...Object.fromEntries(fields.filter(isKnown).map((field) => [field, found[field]])) };
};

export const storedReadings = deviceStore({ key: "flyable-2", none: noReadings, parse: parseReadings });
