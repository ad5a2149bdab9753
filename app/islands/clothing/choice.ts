import { keep } from "../../parts/kept/kept.ts";

export type Choice = { temperature: number; wind: number; celsius: boolean; kmh: boolean };

/** The limits are in °F and miles per hour. */
export const limits = { temperature: [-80, 120], wind: [0, 150] } as const;

export const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  typeof value === "number" && value >= least && value <= most;

export const readChoice = (stored: unknown): Choice | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { temperature, wind, celsius, kmh } = stored as Partial<Record<keyof Choice, unknown>>;
  if (!isWithin(temperature, limits.temperature) || !isWithin(wind, limits.wind)) return undefined;
  if (typeof celsius !== "boolean" || typeof kmh !== "boolean") return undefined;
  return { temperature, wind, celsius, kmh };
};

/** All pages share one weather: nobody stands on two hills at once. */
export const keptChoice = keep<Choice | undefined>({ key: "wear-1", none: undefined, parse: readChoice });
