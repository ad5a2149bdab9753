import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { contentFiles, topicFile } from "../files.ts";
import type { Sources } from "../sources.ts";
import { namesIn } from "./folders.ts";
import { topicsIn } from "./index-file.ts";
import type { Problem } from "./problems.ts";

/** Topics that somebody wrote, and that no page shows; drafts are on the list. */
export const unlistedIn = (sources: Sources, fileOf: (slug: string) => string = topicFile): Problem[] => {
  const listed = new Set(topicsIn(sources).map(({ slug }) => slug));
  const remedy =
    sources["topics"] === undefined
      ? `add it to ${contentFiles.topics}, and export { topics } from "./topics.ts" in ${contentFiles.index}`
      : `import it in ${contentFiles.topics} and add it to the list there`;
  return namesIn(dirname(dirname(fileOf("any"))))
    .filter((slug) => !listed.has(slug) && existsSync(fileOf(slug)))
    .map((slug) => ({ file: fileOf(slug), field: "", message: `no page shows this topic: ${remedy}` }));
};
