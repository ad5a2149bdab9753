import { contentFiles, topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import type { Problem } from "./problems.ts";

type Head = { file: string; at?: string; title?: string | undefined; description?: string | undefined };

const headsOf = ({ site, engineering, photography, contact, topics }: Content): Head[] => [
  // The home page has the site's own title, with the tagline.
  { file: contentFiles.site, description: site.description },
  ...(topics.some(({ tile }) => tile) ? [{ file: contentFiles.site, at: "blog.", ...site.blog }] : []),
  { file: contentFiles.engineering, ...engineering },
  { file: contentFiles.photography, ...photography },
  { file: contentFiles.contact, ...contact },
  ...topics.map(({ slug, title, description }) => ({ file: topicFile(slug), title, description })),
];

/** No two pages have the same title or description. */
export const checkHeads = (content: Content, problems: Problem[]) => {
  for (const name of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const { file, at = "", [name]: text } of headsOf(content)) {
      if (text === undefined) continue;
      const field = at + name;
      const key = text.trim().toLowerCase();
      const other = seen.get(key);
      const message = `"${text}" is also the ${name} in ${other}: make it unique, for search results`;
      if (other !== undefined) problems.push({ file, field, message });
      else seen.set(key, file);
    }
  }
};
