import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { publicFolder } from "../files.ts";
import { type Content, partsOf } from "../load.ts";
import type { Studio } from "../pictures/studio.ts";
import { eachText } from "../schema/fields.ts";
import type { Sources } from "../sources.ts";
import { titled } from "./titled.ts";
import { ContentError, type Problem, fieldName } from "./problems.ts";

const usesIn = (content: Content) => {
  const uses = new Map<string, { file: string; field: string }>();
  for (const { file, schema, value } of partsOf(content)) {
    eachText(schema, value, (text, holds, path) => {
      const picture = join(dirname(file), text);
      if (holds === "picture" && !uses.has(picture)) uses.set(picture, { file, field: fieldName(path) });
    });
  }
  return uses;
};

export const picturePaths = (content: Content, isThere: (file: string) => boolean = existsSync): string[] => {
  const own = ["favicon.svg", "social-card.jpg"].map((name) => `${publicFolder}/${name}`);
  return [...usesIn(content).keys(), ...own.filter((file) => isThere(file))].toSorted();
};

const atTheirUses = (problems: Problem[], content: Content, sources: Sources): Problem[] => {
  const uses = usesIn(content);
  const told = problems.map((problem) => {
    const use = uses.get(join(problem.file));
    return use ? { ...use, message: `${problem.file}: ${problem.message}` } : problem;
  });
  return titled(told, sources);
};

/** What was found is kept, so only new pictures take time. */
export const examinePictures = async (
  content: Content,
  sources: Sources,
  studio: Pick<Studio, "inspect">,
): Promise<Problem[]> => {
  try {
    await studio.inspect(picturePaths(content));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return atTheirUses(error.problems, content, sources);
  }
};
