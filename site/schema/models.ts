import { z } from "zod";
import { holding } from "./fields.ts";
import { alt, comment, line, picturePath, say, slug, text } from "./parts.ts";

const fileWith = (ending: string, what: string) =>
  holding(
    "model",
    z
      .string(say(`expected a model such as ./thing.${ending}`))
      .regex(new RegExp(String.raw`^\./[\w./-]+\.${ending}$`, "i"), say(`expected ${what} such as ./thing.${ending}`))
      .describe(`${what} beside the file that names it, starting with ./`),
  );

const print = z.strictObject({
  stl: fileWith("stl", "a binary STL in millimeters"),
  settings: z
    .array(z.strictObject({ term: text, text: line }))
    .min(1, "expected at least one setting")
    .describe("How you print it: layers, infill, supports, material, time."),
});

export const modelItem = z.strictObject({
  title: text,
  slug: slug.optional().describe("The name of its files when they are downloaded; made from the title when left out."),
  file: fileWith("glb", "a GLB without pictures or compression in it"),
  imgUrl: picturePath.describe("What is seen until a visitor asks for the model, best with nothing behind it."),
  alt,
  comment,
  turn: z
    .number(say("expected an angle in degrees"))
    .default(35)
    .describe("From where it is seen at first, in degrees from its front; the picture is best taken from there."),
  print: print.optional().describe("For a thing that can be printed."),
});
