import { contentFiles, topicFile } from "../files.ts";
import type { Sources } from "../sources.ts";

export type Problem = {
  file: string;
  /** A field reads `blocks[3].items[0].url`; it is empty when the whole file is meant. */
  field: string;
  message: string;
  /** The title of the entry that the field is in, which is easier to find than an index. */
  title?: string;
};

const lineOf = ({ file, field, title, message }: Problem): string =>
  [file, field && field + (title ? ` (${title})` : ""), message].filter(Boolean).join(": ");

export const listOf = (problems: readonly Problem[]): string =>
  problems.map((problem) => `  ${lineOf(problem)}`).join("\n");

export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 error" : `${problems.length} errors`;
    super(`The content has ${count}:\n${listOf(problems)}`);
    this.problems = problems;
    // No stack: the error is in a content file, not in the checker.
    this.stack = this.message;
  }
}

/** What a file exports. */
const exportOf = (file: string, sources: Sources): unknown => {
  const [name] = Object.entries(contentFiles).find(([, known]) => known === file) ?? [];
  if (name !== undefined) return sources[name];
  const topics = Array.isArray(sources["topics"]) ? (sources["topics"] as ({ slug?: unknown } | undefined)[]) : [];
  return topics.find((topic) => topicFile(String(topic?.slug)) === file);
};

const names = ["title", "name", "term", "caption", "slug", "from"];

/** The page's own title is left out, because the file name already identifies it. */
const titleOf = ({ file, field }: Problem, sources: Sources): string | undefined => {
  let title: string | undefined;
  let at = exportOf(file, sources);
  for (const key of field.match(/[^.[\]]+/g) ?? []) {
    at = (at as Record<string, unknown> | null | undefined)?.[key];
    if (at === null || typeof at !== "object") break;
    const own = names.map((name) => (at as Record<string, unknown>)[name]);
    title = own.find((value): value is string => typeof value === "string" && value.trim() !== "") ?? title;
  }
  return title;
};

/** Each problem once, file by file. */
export const tidy = (problems: readonly Problem[], sources: Sources): Problem[] => {
  const different = new Map(problems.map((problem) => [lineOf(problem), problem])).values();
  const titled = [...different].map((problem) => {
    const title = titleOf(problem, sources);
    return title === undefined ? problem : { ...problem, title };
  });
  return [...Map.groupBy(titled, ({ file }) => file).values()].flat();
};
