import { z } from "zod";
import { alt, comment, glbPath, line, listOf, picturePath, slug, stlPath, text } from "./parts.ts";

const print = z.strictObject({
  stl: stlPath,
  settings: listOf(z.strictObject({ term: text, text: line })).describe(
    "How you print it: layers, infill, supports, material, time.",
  ),
});

export const modelItem = z.strictObject({
  title: text,
  slug: slug.optional().describe("The name of its files when they are downloaded; made from the title when left out."),
  file: glbPath,
  imgUrl: picturePath.describe("What is seen until a visitor asks for the model, best with nothing behind it."),
  alt,
  comment,
  turn: z
    .number()
    .default(35)
    .describe("From where it is seen at first, in degrees from its front; the picture is best taken from there."),
  print: print.optional().describe("For a thing that can be printed."),
});
