import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { publicFolder } from "../files.ts";
import { type Content, partsOf } from "../load.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import { textsIn } from "../schema/fields.ts";
import type { Sources } from "../sources.ts";
import { ContentError, tidy } from "./problems.ts";

/** The first field that references each picture. */
const usesIn = (content: Content) => {
  const pictures = partsOf(content)
    .flatMap(textsIn)
    .filter(({ holds }) => holds === "picture");
  return new Map(pictures.toReversed().map(({ file, field, text }) => [join(dirname(file), text), { file, field }]));
};

type Reader = Pick<Pipeline, "inspect">;

/** Reads every picture and reports all errors together, at the fields that reference them. */
export const checkPictures = async (content: Content, sources: Sources, pipeline: Reader): Promise<void> => {
  const uses = usesIn(content);
  const own = [`${publicFolder}/favicon.svg`].filter((file) => existsSync(file));
  try {
    await pipeline.inspect([...uses.keys(), ...own].toSorted());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problems = error.problems.map((problem) => {
      const use = uses.get(join(problem.file));
      return use ? { ...use, message: `${problem.file}: ${problem.message}` } : problem;
    });
    throw new ContentError(tidy(problems, sources));
  }
};
