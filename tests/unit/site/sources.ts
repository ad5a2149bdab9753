import { examineContent } from "../../../site/load.ts";
import { contentFolder } from "../../../site/folder.ts";
import { type Sources, sources } from "../../../site/sources.ts";

/** The content under test, copied so that a test may spoil it. */
export const ownContent = (): Sources => structuredClone(sources);

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

/** What is wrong, without the place and as if the folder were `content`; empty when the content is in order. */
export const complaints = (content: Sources): string[] =>
  examineContent(content).problems.map(({ file, field, message }) =>
    `${file}: ${field}: ${message}`.replaceAll(`${contentFolder}/`, "content/"),
  );

export const topicIndex = (slug: string) =>
  (sources["topics"] as { slug: string }[]).findIndex((topic) => topic.slug === slug);
