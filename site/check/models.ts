import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readModel } from "../models/read.ts";
import { eachText } from "../schema/fields.ts";
import { nearest } from "../schema/nearest.ts";
import { contentFolder } from "../sources.ts";
import type { ContentPart } from "./cross-check.ts";
import { isExactly, namesIn } from "./folders.ts";
import { type Problem, fieldName } from "./problems.ts";

export const checkModels = ({ file, schema, value }: ContentPart, problems: Problem[]) => {
  const folder = dirname(file);
  // A topic without its folder is told of once.
  if (namesIn(folder).length === 0) return;
  eachText(schema, value, (text, holds, path) => {
    if (holds !== "model") return;
    const say = (message: string) => problems.push({ file, field: fieldName(path), message });
    const model = join(folder, text).replaceAll("\\", "/");
    if (isExactly(model, contentFolder, namesIn)) {
      const reading = readModel(model, readFileSync(model));
      if ("problem" in reading) say(reading.problem);
      return;
    }
    const meant = nearest(
      text,
      namesIn(dirname(model)).map((name) => `${dirname(text)}/${name}`.replace(/^\.\/\.\//, "./")),
    );
    say(`no such model: ${meant ? `perhaps "${meant}" was meant` : `put ${text.slice(2)} into ${folder}/`}`);
  });
};
