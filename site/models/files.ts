import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { modelFolder } from "../addresses/published.ts";
import { type Content, partsOf } from "../load.ts";
import { eachText } from "../schema/fields.ts";

/** The name contains the model's hash, because hashed files are cached forever. */
export const publishedAt = (path: string, bytes = readFileSync(path)): string => {
  const ending = extname(path);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return `${modelFolder}${basename(path, ending)}-${hash}${ending.toLowerCase()}`;
};

export const modelFiles = (content: Content): Map<string, string> => {
  const files = new Map<string, string>();
  for (const { file, schema, value } of partsOf(content)) {
    eachText(schema, value, (text, holds) => {
      if (holds !== "model") return;
      const path = join(dirname(file), text);
      files.set(publishedAt(path), path);
    });
  }
  return files;
};
