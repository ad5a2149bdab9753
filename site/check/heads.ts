import { contentFiles, topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import { summaryLength } from "../schema/lengths.ts";
import type { Topic } from "../schema/topic.ts";
import type { Sources } from "../sources.ts";
import { titled } from "./titled.ts";
import type { Problem } from "./problems.ts";

/** Search results and tabs show no more of a title before the site's name. */
const longestTitle = 80;

/** A description that is shorter is passed over by search engines for any other sentence of the page. */
const shortestDescription = 50;

type Parsed = Partial<Pick<Content, "site" | "engineering" | "photography" | "contact">> & { topics: Topic[] };

type Head = { file: string; at: string; title?: string | undefined; description?: string | undefined };

const headsOf = ({ site, engineering, photography, contact, topics }: Parsed): Head[] => [
  // The home page has the site's own title, with the tagline.
  { file: contentFiles.site, at: "", description: site?.description },
  ...(topics.some(({ tile }) => tile) ? [{ file: contentFiles.site, at: "blog.", ...site?.blog }] : []),
  { file: contentFiles.engineering, at: "", ...engineering },
  { file: contentFiles.photography, at: "", ...photography },
  { file: contentFiles.contact, at: "", ...contact },
  ...topics.map((topic) => ({ ...topic, file: topicFile(topic.slug), at: "" })),
];

const fields = ["title", "description"] as const;

export const checkHeads = (parsed: Parsed, problems: Problem[]) => {
  const heads = headsOf(parsed);
  for (const field of fields) {
    const seen = new Map<string, string>();
    for (const { file, at, [field]: text } of heads) {
      if (text === undefined) continue;
      const key = text.trim().toLowerCase();
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file);
      else {
        const message = `"${text}" is also the ${field} in ${other}: say what sets this page apart, since search results show it`;
        problems.push({ file, field: at + field, message });
      }
    }
  }
  for (const { file, at, title = "" } of heads) {
    const { length } = [...title];
    if (length <= longestTitle) continue;
    const message = `expected at most ${longestTitle} characters, which tabs and search results show, got ${length}: shorten it`;
    problems.push({ file, field: `${at}title`, message });
  }
};

/** Short descriptions stop no build, since a page may have little to say. */
export const shortDescriptions = (content: Content, sources: Sources): Problem[] => {
  const problems = headsOf(content).flatMap(({ file, at, description }): Problem[] => {
    if (description === undefined || description.length >= shortestDescription) return [];
    const message = `${description.length} characters, where search results show up to ${summaryLength}: say more of the page`;
    return [{ file, field: `${at}description`, message }];
  });
  return problems.length > 0 ? titled(problems, sources) : [];
};
