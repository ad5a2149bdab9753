import { existsSync } from "node:fs";
import { contentFiles } from "../files.ts";
import { contentSchemas } from "../schema/site.ts";
import { didYouMean } from "../schema/messages.ts";
import type { Sources } from "../sources.ts";
import type { Problem } from "./problems.ts";

const known = [...Object.keys(contentSchemas), "words", "topics"];

export const checkIndex = (sources: Sources, problems: Problem[]) => {
  const report = (field: string, message: string) => problems.push({ file: contentFiles.index, field, message });
  if (!("site" in sources)) report("site", 'expected a line such as export { site } from "./site.ts"');
  // Browsers load words.ts itself, not the index.
  if (existsSync(contentFiles.words) && !("words" in sources))
    report("words", 'words.ts isn\'t exported: add export { words } from "./words.ts"');
  for (const [name, value] of Object.entries(sources)) {
    if (!known.includes(name)) report(name, `expected one of ${known.join(", ")}${didYouMean(name, known)}`);
    else if (value === undefined)
      report(name, `nothing was imported: its file must contain "export const ${name} = …"`);
  }
};
