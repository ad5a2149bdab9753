import { type Oklch, clampRgb, converter, formatHex, wcagContrast } from "culori";

/** Colours as the checks and the icons reckon with them; styles get the owner's own words. */
export type Color = Oklch;

const toOklch = converter("oklch");

export const colorOf = (text: string): Color => {
  const color = toOklch(text);
  if (!color) throw new Error(`"${text}" is no colour`);
  return color;
};

/** As #rrggbb, for what knows nothing else. A colour beyond a plain screen is clipped, as browsers do. */
export const hexOf = (color: string | Color): string =>
  formatHex(clampRgb(typeof color === "string" ? colorOf(color) : color));

/** The ratio of WCAG, from 1 to 21, of what a plain screen shows. */
export const contrastOf = (a: Color, b: Color): number => wcagContrast(hexOf(a), hexOf(b));

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** As an owner writes it. */
export const wordsOf = ({ l, c, h = 0 }: Color): string => `oklch(${short(l, 3)} ${short(c, 3)} ${short(h, 1)})`;
