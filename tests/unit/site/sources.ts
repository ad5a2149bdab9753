import { contact } from "../../../content/contact.ts";
import { engineering } from "../../../content/engineering.ts";
import { type Sources, loadContent } from "../../../site/load.ts";
import { photography } from "../../../content/photography/photography.ts";
import { redirects } from "../../../content/redirects.ts";
import { site } from "../../../content/site.ts";
import { social } from "../../../content/social.ts";
import { theme } from "../../../content/theme.ts";
import { topics } from "../../../content/topics.ts";

/** The owner's content, copied so that a test may spoil it. */
export const ownContent = (): Sources =>
  structuredClone({ site, social, engineering, contact, photography, redirects, theme, topics });

type Path = (string | number)[];

/** The content with one value replaced, such as `["topics", 8, "blocks", 3, "text"]`; `undefined` removes it. */
export const spoiled = (...changes: [path: Path, value: unknown][]): Sources => {
  const content = ownContent();
  for (const [path, value] of changes) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], content);
    const key = path.at(-1) as string | number;
    if (value === undefined) delete (holder as Record<string | number, unknown>)[key];
    else (holder as Record<string | number, unknown>)[key] = value;
  }
  return content;
};

/** The lines of the error that stops the build; empty when the content is in order. */
export const complaints = (content: Sources, now?: Date): string[] => {
  try {
    loadContent(content, now);
    return [];
  } catch (error) {
    return (error as Error).message
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
};

export const topicIndex = (slug: string) => topics.findIndex((topic) => topic.slug === slug);
