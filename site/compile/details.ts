import type { Engineering } from "../schema/site.ts";
import { compileCode } from "./code.ts";
import { compileMarkdown } from "./markdown.ts";

type Project = Engineering["sections"][number]["projects"][number];
type Details = NonNullable<Project["details"]>;

const compileBlock = async (block: Details["blocks"][number]) =>
  block.kind === "prose"
    ? { kind: block.kind, text: compileMarkdown(block.text) }
    : { kind: block.kind, ...(await compileCode(block)) };

/** The details of each project that has some. */
export const compileDetails = (projects: readonly Project[]) =>
  Promise.all(projects.flatMap(({ title: project, details }) => (details ? [compileOne(project, details)] : [])));

const compileOne = async (project: string, { title, blocks }: Details) => ({
  project,
  title,
  blocks: await Promise.all(blocks.map(compileBlock)),
});
