import { contentFiles, topicFile } from "../files.ts";
import type { GivenTopic } from "../pages.ts";
import { existsSync } from "node:fs";
import { got } from "../schema/got.ts";
import type { Sources } from "../sources.ts";
import type { Problem } from "./problems.ts";

type Known = { names: readonly string[]; drafts: boolean };

export const checkIndex = (sources: Sources, { names, drafts }: Known, problems: Problem[]) => {
  const file = contentFiles.index;
  if (sources["site"] === undefined) {
    problems.push({ file, field: "site", message: 'expected a line such as export { site } from "./site.ts"' });
  }
  // Browsers load the file itself.
  if ((sources["words"] !== undefined) !== existsSync(contentFiles.words)) {
    const message = `expected export { words } from "./words.ts" if ${contentFiles.words} exists, and only then`;
    problems.push({ file, field: "words", message });
  }
  const known = new Set<string>([...names, "topics"]);
  for (const name of Object.keys(sources)) {
    if (known.has(name)) continue;
    problems.push({ file, field: name, message: `unknown name: expected one of ${[...known].join(", ")}` });
  }
  const { topics = [] } = sources;
  if (!Array.isArray(topics)) {
    problems.push({ file: contentFiles.topics, field: "", message: `expected a list of topics, got ${got(topics)}` });
    return;
  }
  topics.forEach((topic: Partial<GivenTopic> | null | undefined, index) => {
    if (isGiven(topic) || (topic?.draft === true && !drafts)) return;
    const { slug, path } = topic ?? {};
    if (typeof slug === "string") {
      const message = `expected the page's address such as /${slug}, got ${got(path)}`;
      problems.push({ file: topicFile(slug), field: "path", message });
    } else {
      const message = `expected a topic with a slug, the name of its folder, got ${got(topic?.slug ?? topic)}`;
      problems.push({ file: contentFiles.topics, field: `[${index}]`, message });
    }
  });
};

const isGiven = (topic: Partial<GivenTopic> | null | undefined): topic is GivenTopic =>
  typeof topic?.slug === "string" && typeof topic.path === "string";

export const topicsIn = ({ topics }: Sources): GivenTopic[] => (Array.isArray(topics) ? topics : []).filter(isGiven);
