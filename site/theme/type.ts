import { directionOf } from "../compile/speech.ts";
import type { Content } from "../load.ts";
import type { Face } from "../schema/theme.ts";

export type HeadingType = { face: Face; tight: number };

export const plainType: HeadingType = { face: "sans", tight: 1 };

/** Only Archivo is drawn for narrow tracking: a serif's feet would touch, and most scripts from right to left join their letters by strokes. */
export const headingType = ({ theme, site }: Pick<Content, "theme" | "site">): HeadingType => {
  const face = theme.type.headings;
  if (directionOf(site.lang) === "rtl") return { face, tight: 0 };
  return { face, tight: face === "sans" ? 1 : 0.4 };
};

export const labelType = ({ theme }: Pick<Content, "theme">): HeadingType => ({
  ...plainType,
  face: theme.type.labels,
});
