import { dirname, join } from "node:path";
import { type Content, partsOf } from "../load.ts";
import { eachText } from "../schema/fields.ts";

export const picturePaths = (content: Content): string[] => {
  const found = new Set<string>();
  for (const { file, schema, value } of partsOf(content)) {
    eachText(schema, value, (text, holds) => {
      if (holds === "picture") found.add(join(dirname(file), text));
    });
  }
  return [...found].toSorted();
};
