import { contentFiles, topicFile } from "../files.ts";
import type { Sources } from "../sources.ts";
import { type Problem, fieldPath } from "./problems.ts";

type Path = (string | number)[];

/** Where in the content a file's export stands. */
const rootOf = (file: string, { topics }: Sources): Path | undefined => {
  const name = Object.entries(contentFiles).find(([, known]) => known === file)?.[0];
  if (name !== undefined) return name === "index" ? [] : [name];
  const index = (Array.isArray(topics) ? topics : []).findIndex(
    (topic) => topicFile(String((topic as { slug?: unknown } | undefined)?.slug)) === file,
  );
  return index < 0 ? undefined : ["topics", index];
};

const names = ["title", "name", "term", "caption", "slug"];

/** A page's own title would only repeat what the file's name says. */
const titleOf = (sources: Sources, root: Path, path: Path): string | undefined => {
  let title: string | undefined;
  let at: unknown = sources;
  [...root, ...path].forEach((key, depth) => {
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    if (at === null || typeof at !== "object" || (depth < root.length && root[0] !== "topics")) return;
    const own = names.map((name) => (at as Record<string, unknown>)[name]);
    title = own.find((value): value is string => typeof value === "string" && value.trim() !== "") ?? title;
  });
  return title;
};

const isSame = (one: Problem, other: Problem) =>
  one.file === other.file && one.field === other.field && one.message === other.message;

/** Each problem once, file by file, with the title of the entry that it is in. */
export const titled = (problems: readonly Problem[], sources: Sources): Problem[] => {
  const found = problems.filter((problem, index) => problems.findIndex((one) => isSame(one, problem)) === index);
  const files = [...new Set(found.map(({ file }) => file))];
  return found
    .map((problem) => {
      const root = rootOf(problem.file, sources);
      const title = root && titleOf(sources, root, fieldPath(problem.field));
      return title === undefined ? problem : { ...problem, title };
    })
    .toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file));
};
