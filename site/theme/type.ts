import { directionOf } from "../compile/speech.ts";
import type { Content } from "../load.ts";
import type { Face } from "../schema/theme.ts";

export type HeadingType = { face: Face; tight: number };

export const plainType: HeadingType = { face: "sans", tight: 1 };

/** The serif's feet would touch, and most scripts from right to left join their letters by strokes. */
export const headingType = ({ theme, site }: Pick<Content, "theme" | "site">): HeadingType => {
  const face = theme.type.headings;
  if (directionOf(site.lang) === "rtl") return { face, tight: 0 };
  return { face, tight: face === "serif" ? 0.4 : 1 };
};
