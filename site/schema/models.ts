import { z } from "zod";
import { alt, comment, glbPath, line, listOf, picturePath, slug, stlPath, text } from "./parts.ts";

const print = z.strictObject({
  stl: stlPath,
  settings: listOf(z.strictObject({ term: text, text: line })),
});

export const modelItem = z.strictObject({
  title: text,
  /** The name of downloaded files; defaults to the title's slug. */
  slug: slug.optional(),
  file: glbPath,
  /** Shown until a visitor opens the model, ideally with a transparent background. */
  imgUrl: picturePath,
  alt,
  comment,
  /** The initial camera angle in degrees from the front, ideally that of the picture. */
  turn: z.number().default(35),
  print: print.optional(),
});
