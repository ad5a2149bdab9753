import { type Oklch, clampRgb, converter, formatHex, wcagContrast } from "culori";

/** Checks and icons reckon with these colors; styles get the owner's own words. */
export type Color = Oklch;

const toOklch = converter("oklch");

export const colorOf = (text: string): Color => {
  const color = toOklch(text);
  if (!color) throw new Error(`"${text}" is no color`);
  return color;
};

/** A color beyond a plain screen is clipped, as browsers do. */
export const hexOf = (color: string | Color): string =>
  formatHex(clampRgb(typeof color === "string" ? colorOf(color) : color));

/** The ratio of WCAG goes from 1 to 21. */
export const contrastOf = (a: Color | string, b: Color | string): number => wcagContrast(hexOf(a), hexOf(b));

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

export const cssColor = ({ l, c, h = 0 }: Color): string => `oklch(${short(l, 3)} ${short(c, 3)} ${short(h, 1)})`;
