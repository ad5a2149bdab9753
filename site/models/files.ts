import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { modelFolder } from "../addresses/published.ts";
import { type Content, partsOf } from "../load.ts";
import { textsIn } from "../schema/fields.ts";

/** The name contains the model's hash, because hashed files are cached forever. */
export const publishedAt = (path: string, bytes = readFileSync(path)): string => {
  const ending = extname(path);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return `${modelFolder}${basename(path, ending)}-${hash}${ending.toLowerCase()}`;
};

/** The files to publish, by name. */
export const modelFiles = (content: Content): Map<string, string> => {
  const models = partsOf(content)
    .flatMap(textsIn)
    .filter(({ holds }) => holds === "model");
  const paths = models.map(({ file, text }) => join(dirname(file), text));
  return new Map(paths.map((path) => [publishedAt(path), path]));
};
