import { dirname, join } from "node:path";
import { eachText } from "../schema/fields.ts";
import { contentFolder } from "../sources.ts";
import { nearest } from "../schema/nearest.ts";
import type { ContentPart } from "./cross-check.ts";
import { isExactly, namesIn } from "./folders.ts";
import { type Problem, fieldName } from "./problems.ts";

export const checkPictures = ({ file, schema, value }: ContentPart, problems: Problem[]) => {
  const folder = dirname(file);
  const listings = new Map<string, string[]>();
  const names = (at: string) => {
    const listing = listings.get(at) ?? namesIn(at);
    listings.set(at, listing);
    return listing;
  };
  // A topic without its folder is told of once, and not for each of its pictures.
  if (names(folder).length === 0) return;
  eachText(schema, value, (text, holds, path) => {
    const picture = join(folder, text).replaceAll("\\", "/");
    if (holds !== "picture" || isExactly(picture, contentFolder, names)) return;
    const meant = nearest(
      text,
      names(dirname(picture)).map((name) => `${dirname(text)}/${name}`.replace(/^\.\/\.\//, "./")),
    );
    const remedy = meant ? `perhaps "${meant}" was meant` : `put ${text.slice(2)} into ${folder}/`;
    problems.push({ file, field: fieldName(path), message: `no such picture: ${remedy}` });
  });
};
