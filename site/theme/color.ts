import { type Oklch, clampRgb, converter, formatHex, wcagContrast } from "culori";

/** For contrast checks and icons; stylesheets use colors as the owner wrote them. */
export type Color = Oklch;

const toOklch = converter("oklch");

export const colorOf = (text: string): Color => {
  const color = toOklch(text);
  if (!color) throw new Error(`"${text}" is not a valid color`);
  return color;
};

/** Colors outside sRGB are clipped, as in browsers. */
export const hexOf = (color: string | Color): string =>
  formatHex(clampRgb(typeof color === "string" ? colorOf(color) : color));

/** The ratio of WCAG goes from 1 to 21. */
export const contrastOf = (a: Color | string, b: Color | string): number => wcagContrast(hexOf(a), hexOf(b));

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

export const cssColor = ({ l, c, h = 0 }: Color): string => `oklch(${short(l, 3)} ${short(c, 3)} ${short(h, 1)})`;
