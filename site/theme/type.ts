import { directionOf } from "../words/direction.ts";
import type { Content } from "../load.ts";
import { isOwn, headingAdjustments } from "./own-fonts.ts";

/** Newsreader is wider than Archivo Condensed and needs more line height. */
const serif = { taller: 0.1, wider: 1.23 };

/** How wide names and titles are in Archivo, as a multiple of app/lib/em-width.ts. Other fonts have one width. */
export const widthFactors = { name: 1, narrowName: 0.925, title: 1.1 };

export type HeadingType = { tight: number; taller: number; widths: typeof widthFactors };

/**
 * How the heading font differs from Archivo, for which the styles are written. Only Archivo gets negative letter spacing: the
 * serifs of other fonts would touch, and most right-to-left scripts connect their letters.
 */
export const headingType = ({ theme, site }: Pick<Content, "theme" | "site">): HeadingType => {
  const face = theme.type.headings;
  const tight = directionOf(site.lang) === "rtl" ? 0 : face === "sans" ? 1 : 0.4;
  const looser = 1 + 0.1 * (1 - tight);
  if (face === "sans") {
    return {
      tight,
      taller: 0,
      widths: { name: looser, narrowName: widthFactors.narrowName * looser, title: widthFactors.title * looser },
    };
  }
  const { taller, wider } = isOwn(face) ? headingAdjustments(face) : serif;
  const width = wider * looser;
  return { tight, taller, widths: { name: width, narrowName: width, title: width } };
};
