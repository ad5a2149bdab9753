import { directionOf } from "../compile/speech.ts";
import type { Content } from "../load.ts";
import type { Face } from "../schema/theme.ts";

/** How headings are set: in which face, and how much of their narrow tracking they take. */
export type HeadingType = { face: Face; tight: number };

export const plainType: HeadingType = { face: "sans", tight: 1 };

/** The serif has feet that would touch, and the letters of most scripts from right to left are joined by their own strokes. */
export const headingType = ({ theme, site }: Pick<Content, "theme" | "site">): HeadingType => {
  const face = theme.type.headings;
  if (directionOf(site.lang) === "rtl") return { face, tight: 0 };
  return { face, tight: face === "serif" ? 0.4 : 1 };
};
