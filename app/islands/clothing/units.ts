import { wear as words } from "../../../site/words/clothing.ts";
import { lang } from "#words";
import { convertSpeed } from "../../lib/speed.ts";
import type { Choice, Limits } from "./choice.ts";

export type Unit = { label: string; show: (value: number) => number; read: (shown: number) => number };

const same = (value: number) => value;

export const degrees: Unit[] = [
  { label: words.fahrenheit, show: same, read: same },
  {
    label: words.celsius,
    show: (fahrenheit) => ((fahrenheit - 32) * 5) / 9,
    read: (celsius) => (celsius * 9) / 5 + 32,
  },
];

export const speeds: Unit[] = [
  { label: words.mph, show: same, read: same },
  { label: words.kmh, show: (mph) => convertSpeed(mph, "mph", "kmh"), read: (kmh) => convertSpeed(kmh, "kmh", "mph") },
];

export const unitsOf = ({ celsius, kmh }: Choice) => ({
  degree: degrees[Number(celsius)] as Unit,
  speed: speeds[Number(kmh)] as Unit,
});

/** A thermometer comes as near as a tenth; adding nought turns -0 into 0. */
export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits + 0;

export const format = (value: number, { label, show }: Unit, digits = 1) => {
  const text = rounded(show(value), digits).toLocaleString(lang, { maximumFractionDigits: 1 }).replace("-", "−");
  return words.quantity({ value: text, unit: label }).replaceAll(" ", "\u00a0");
};

/** Whole numbers lie on the inner side of the limits. */
export const rangeIn = ({ min, max }: Limits, { show }: Unit) => ({
  min: Math.ceil(show(min)),
  max: Math.floor(show(max)),
  step: 0.1,
});
