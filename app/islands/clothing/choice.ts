import { deviceStore } from "../../parts/device-store/device-store.ts";

/** Temperatures are in °F and wind in miles per hour, in whatever units they are shown and typed. */
export type Choice = { temperature: number; wind: number; celsius: boolean; kmh: boolean };

export const limits = { temperature: { min: -80, max: 120 }, wind: { min: 0, max: 150 } };

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  typeof value === "number" && value >= min && value <= max;

export const readChoice = (stored: unknown): Choice | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { temperature, wind, celsius, kmh } = stored as Partial<Record<keyof Choice, unknown>>;
  if (!isWithin(temperature, limits.temperature) || !isWithin(wind, limits.wind)) return undefined;
  if (typeof celsius !== "boolean" || typeof kmh !== "boolean") return undefined;
  return { temperature, wind, celsius, kmh };
};

/** All pages share one weather. */
export const storedChoice = deviceStore<Choice | undefined>({ key: "wear-1", none: undefined, parse: readChoice });
