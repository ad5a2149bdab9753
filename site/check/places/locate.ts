import { contentFiles, topicFile } from "../../files.ts";
import type { Sources } from "../../sources.ts";
import { type Problem, fieldPath } from "../problems.ts";
import { type Spot, openFiles } from "./follow.ts";
import { placeAt } from "./module.ts";

type Path = (string | number)[];

const slugOf = (topic: unknown) => (topic as { slug?: unknown } | undefined)?.slug;

/** Two topics may claim one slug, and so one file. */
const rootsOf = (file: string, { topics }: Sources): Path[] => {
  const name = Object.entries(contentFiles).find(([, known]) => known === file)?.[0];
  if (name !== undefined) return name === "index" ? [] : [[name]];
  return (Array.isArray(topics) ? topics : []).flatMap((topic, index): Path[] => {
    const slug = slugOf(topic);
    return typeof slug === "string" && topicFile(slug) === file ? [["topics", index]] : [];
  });
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

const repeated = (problem: Problem, index: number, all: readonly Problem[]) =>
  all.findIndex(
    ({ file, field, message }) => file === problem.file && field === problem.field && message === problem.message,
  ) !== index;

const isUnplaced = ({ file, line }: Problem) => line === undefined && file.endsWith(".ts");

export const locate = (problems: readonly Problem[], sources: Sources): Problem[] => {
  const { at, follow } = openFiles();

  /** A slug that is not its folder's name, or another topic's, is to be mended where it is written. */
  const spotOf = (roots: { root: Path; spot: Spot | undefined }[], { file, field }: Problem) => {
    const isOwn = ({ spot }: { spot: Spot | undefined }) => spot?.module.file === file;
    return roots.find((found) => isOwn(found) === (field !== "slug")) ?? roots[0];
  };

  const placed = (problem: Problem): Problem => {
    if (problem.line !== undefined) return problem;
    const path = fieldPath(problem.field);
    const roots = rootsOf(problem.file, sources).map((root) => ({
      root,
      spot: follow(contentFiles.index, [...root, ...path]),
    }));
    const found = spotOf(roots, problem);
    const title = found && titleOf(sources, found.root, path);
    const { file, ...where } = found?.spot
      ? { file: found.spot.module.file, ...placeAt(found.spot.module.text, found.spot.node.start) }
      : { file: problem.file, ...(isUnplaced(problem) && at(problem.file) ? { line: 1, column: 1 } : {}) };
    return { ...problem, file, ...where, ...(title === undefined ? {} : { title }) };
  };

  const found = problems.filter((problem, index) => !repeated(problem, index, problems)).map(placed);
  const files = [...new Set(found.map(({ file }) => file))];
  return found.toSorted(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
};
