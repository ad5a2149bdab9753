import { lang } from "#words";
import { wear as words } from "../../../site/words/clothing.ts";
import { convertSpeed } from "../../lib/speed.ts";
import type { Choice } from "./choice.ts";

export type Unit = { label: string; show: (value: number) => number; read: (shown: number) => number };

const same = (value: number) => value;

/** Each measure is typed and shown in the first of its units, or in the other if the choice says so. */
export const measures = {
  temperature: {
    other: "celsius",
    unitLabel: words.degrees,
    units: [
      { label: words.fahrenheit, show: same, read: same },
      {
        label: words.celsius,
        show: (value: number) => ((value - 32) * 5) / 9,
        read: (shown: number) => (shown * 9) / 5 + 32,
      },
    ],
  },
  wind: {
    other: "kmh",
    unitLabel: words.speed,
    units: [
      { label: words.mph, show: same, read: same },
      {
        label: words.kmh,
        show: (value: number) => convertSpeed(value, "mph", "kmh"),
        read: (shown: number) => convertSpeed(shown, "kmh", "mph"),
      },
    ],
  },
} as const;

export type Measure = keyof typeof measures;

export const unitOf = (measure: Measure, choice: Choice): Unit => {
  const { other, units } = measures[measure];
  return units[choice[other] ? 1 : 0];
};

/** A thermometer comes as near as a tenth; adding nought turns -0 into 0. */
export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits + 0;

export const format = (value: number, { label, show }: Unit, digits = 1) => {
  const text = rounded(show(value), digits).toLocaleString(lang, { maximumFractionDigits: 1 }).replace("-", "−");
  return words.quantity({ value: text, unit: label }).replaceAll(" ", "\u00a0");
};

/** Whole numbers lie on the inner side of the limits. */
export const rangeIn = ({ min, max }: { min: number; max: number }, { show }: Unit) => ({
  min: Math.ceil(show(min)),
  max: Math.floor(show(max)),
  step: 0.1,
});
