import { existsSync } from "node:fs";
import { contentFiles } from "../files.ts";
import { contentSchemas } from "../schema/site.ts";
import { didYouMean } from "../schema/messages.ts";
import type { Sources } from "../sources.ts";
import type { Problem } from "./problems.ts";

const known = [...Object.keys(contentSchemas), "words", "topics"];

export const checkIndex = (sources: Sources, problems: Problem[]) => {
  const report = (field: string, message: string) => problems.push({ file: contentFiles.index, field, message });
  if (sources["site"] === undefined) report("site", 'expected a line such as export { site } from "./site.ts"');
  // Browsers load words.ts itself, not the index.
  const hasWords = existsSync(contentFiles.words);
  if (hasWords !== (sources["words"] !== undefined)) {
    report(
      "words",
      hasWords
        ? 'words.ts isn\'t exported: add export { words } from "./words.ts"'
        : "words.ts is missing: add the file, or remove its line",
    );
  }
  for (const name of Object.keys(sources)) {
    if (!known.includes(name)) report(name, `expected one of ${known.join(", ")}${didYouMean(name, known)}`);
  }
};
