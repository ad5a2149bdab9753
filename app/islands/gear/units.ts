import { keep } from "../../parts/kept/kept.ts";

const gramsPerOunce = 28.349_523_125;
const ouncesPerPound = 16;

export const toOunces = (grams: number) => grams / gramsPerOunce;
export const fromOunces = (ounces: number) => ounces * gramsPerOunce;
export const toPounds = (grams: number) => toOunces(grams) / ouncesPerPound;
export const fromPounds = (pounds: number) => fromOunces(pounds * ouncesPerPound);
export const toKilograms = (grams: number) => grams / 1000;

export const unitNames = ["metric", "imperial"] as const;
export type Units = (typeof unitNames)[number];

export const readUnits = (stored: unknown): Units | undefined => unitNames.find((name) => name === stored);

export const keptUnits = keep<Units>({ key: "gear-units-1", none: "metric", parse: readUnits });
