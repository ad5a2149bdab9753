import { keep } from "../../parts/kept/kept.ts";
import { type Field, type Values, fields } from "./decide.ts";
import { type Speed, type Unit, convert, units } from "./units.ts";

const speedFields = ["wind", "lull", "gust", "aloft"] as const satisfies Field[];
type SpeedField = (typeof speedFields)[number];

/** Speeds keep the unit in which they were entered. */
export type Readings = { unit: Unit } & Partial<Record<SpeedField, Speed>> &
  Partial<Record<Exclude<Field, SpeedField>, number>>;

export const noReadings: Readings = { unit: "mph" };

const isSpeedField = (field: Field): field is SpeedField => (speedFields as readonly Field[]).includes(field);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isUnit = (value: unknown): value is Unit => units.some((unit) => unit === value);

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isSpeed = (value: unknown): value is Speed =>
  isRecord(value) && isNumber(value["value"]) && isUnit(value["unit"]);

/** Anybody may have written what was stored: only what a visitor may have entered counts. */
export const parseReadings = (stored: unknown): Readings | undefined => {
  if (!isRecord(stored) || !isUnit(stored["unit"])) return undefined;
  const known = fields.flatMap((field): [Field, Speed | number][] => {
    const value = stored[field];
    if (!isSpeedField(field)) return isNumber(value) ? [[field, value]] : [];
    return isSpeed(value) ? [[field, { value: value.value, unit: value.unit }]] : [];
  });
  return { unit: stored["unit"], ...(Object.fromEntries(known) as Omit<Readings, "unit">) };
};

/** Limits are written in mph, so speeds are too. */
export const valuesOf = (readings: Readings): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = readings[field];
      if (value === undefined) return [];
      return [[field, typeof value === "number" ? value : convert(value, "mph")]];
    }),
  );

export const enter = (readings: Readings, field: Field, text: string): Readings => {
  const { [field]: _before, ...others } = readings;
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return others as Readings;
  return { ...others, [field]: isSpeedField(field) ? { value, unit: readings.unit } : value } as Readings;
};

export const kept = keep({ key: "flyable-1", none: noReadings, parse: parseReadings });
