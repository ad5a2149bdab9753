import type { Choice } from "./choice.ts";
import { fromCelsius, fromKmh, toCelsius, toKmh } from "./weather.ts";
import { lang } from "#words";
import { wear as words } from "../../../site/words/clothing.ts";

export type Unit = { label: string; to: (value: number) => number; from: (value: number) => number };

const same = (value: number) => value;

export const degrees: Unit[] = [
  { label: words.fahrenheit, to: same, from: same },
  { label: words.celsius, to: toCelsius, from: fromCelsius },
];

export const speeds: Unit[] = [
  { label: words.mph, to: same, from: same },
  { label: words.kmh, to: toKmh, from: fromKmh },
];

export const unitsOf = ({ celsius, kmh }: Choice) => ({
  degree: degrees[Number(celsius)] as Unit,
  speed: speeds[Number(kmh)] as Unit,
});

/** A thermometer comes as near as a tenth; adding nought turns -0 into 0. */
export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits + 0;

const inWords = (value: number) => value.toLocaleString(lang, { maximumFractionDigits: 1 }).replace("-", "−");

export const spoken = (value: number, { label, to }: Unit, digits = 1) =>
  words.quantity({ value: inWords(rounded(to(value), digits)), unit: label }).replaceAll(" ", "\u00a0");

/** Whole numbers lie on the inner side of the limits. */
export const limitsIn = ([least, most]: readonly [number, number], { to }: Unit) => {
  const [min, max] = [Math.ceil(to(least)), Math.floor(to(most))];
  return { min, max, says: words.wrong({ least: inWords(min), most: inWords(max) }) };
};
