import { z } from "zod";
import { alt, comment, glbPath, line, listOf, picturePath, slug, stlPath, text } from "./parts.ts";

const print = z.strictObject({
  stl: stlPath,
  settings: listOf(z.strictObject({ term: text, text: line })),
});

export const modelItem = z.strictObject({
  title: text,
  /** The name of its files when they are downloaded; made from the title when left out. */
  slug: slug.optional(),
  file: glbPath,
  /** What is seen until a visitor asks for the model, best with nothing behind it. */
  imgUrl: picturePath,
  alt,
  comment,
  /** From where it is seen at first, in degrees from its front; the picture is best taken from there. */
  turn: z.number().default(35),
  print: print.optional(),
});
