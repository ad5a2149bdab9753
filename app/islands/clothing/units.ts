import { lang } from "#words";
import { weatherForm as words } from "../../../site/words/clothing.ts";
import { type Range, isWithin } from "../../lib/range.ts";
import { convertSpeed } from "../../lib/speed.ts";

/** Temperatures are in °F and wind in mph, whatever units are displayed. */
export type Choice = { temperature: number; wind: number; celsius: boolean; kmh: boolean };

export type Measure = "temperature" | "wind";

export const limits = { temperature: { min: -80, max: 120 }, wind: { min: 0, max: 150 } };

export const readChoice = (stored: unknown): Choice | undefined => {
  const { temperature, wind, celsius, kmh } = Object(stored) as Choice;
  if (!isWithin(temperature, limits.temperature) || !isWithin(wind, limits.wind)) return undefined;
  if (typeof celsius !== "boolean" || typeof kmh !== "boolean") return undefined;
  return { temperature, wind, celsius, kmh };
};

export type Unit = { label: string; show: (value: number) => number; read: (shown: number) => number };

const same = (value: number) => value;

/** The default unit of each measure, and its alternative. */
export const units: Record<Measure, [Unit, Unit]> = {
  temperature: [
    { label: words.fahrenheit, show: same, read: same },
    { label: words.celsius, show: (value) => ((value - 32) * 5) / 9, read: (shown) => (shown * 9) / 5 + 32 },
  ],
  wind: [
    { label: words.mph, show: same, read: same },
    {
      label: words.kmh,
      show: (value) => convertSpeed(value, "mph", "kmh"),
      read: (shown) => convertSpeed(shown, "kmh", "mph"),
    },
  ],
};

export const unitOf = (measure: Measure, { celsius, kmh }: Choice): Unit =>
  units[measure][(measure === "wind" ? kmh : celsius) ? 1 : 0];

/** Adding 0 turns -0 into 0. */
export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits + 0;

export const format = (value: number, { label, show }: Unit, digits = 1) => {
  const text = rounded(show(value), digits).toLocaleString(lang, { maximumFractionDigits: 1 }).replace("-", "−");
  return words.quantity({ value: text, unit: label }).replaceAll(" ", "\u00a0");
};

/** Rounded inward to whole numbers. */
export const rangeIn = (measure: Measure, { show }: Unit): Range => ({
  min: Math.ceil(show(limits[measure].min)),
  max: Math.floor(show(limits[measure].max)),
  step: 0.1,
});
