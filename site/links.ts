import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { archive } from "./addresses/archive.ts";
import { linkTarget } from "./addresses/link-target.ts";
import { findRedirect, resolveRedirect } from "./addresses/redirects.ts";
import { parseFile } from "./check/parse.ts";
import { ContentError, type Problem } from "./check/problems.ts";
import { contentFolder } from "./folder.ts";
import { type Content, mapContent } from "./load.ts";

/** What `npm run check -- links` remembers of each outside address, in content/links.json. */

const day = z.iso.date();

const entrySchema = z.strictObject({
  /** The last answer: a status, or why there was none. */
  answer: z.string().optional(),
  checked: day.optional(),
  /** The last day on which the address answered. */
  alive: day.optional(),
  /** Days in a row on which it failed. */
  failed: z.int().min(1).optional(),
  /** Where it redirects permanently. */
  moved: z.url().optional(),
  /** Set by the owner: "alive" and "dead" override the answers; "silent" is never checked. */
  pin: z.enum(["alive", "dead", "silent"]).optional(),
});

export type LinkEntry = z.infer<typeof entrySchema>;
export type LinkMemory = Record<string, LinkEntry>;

export const linksFile = `${contentFolder}/links.json`;

/** One or two bad days may be an outage; on the third the link counts as dead. */
export const maxFailures = 3;

export const isDead = ({ pin, failed = 0 }: LinkEntry = {}) =>
  pin === "dead" || (pin === undefined && failed >= maxFailures);

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const message = `${(error as Error).message}: correct the line, or delete the file`;
    throw new ContentError([{ file, field: "", message }]);
  }
};

export const readLinks = (folder: string = contentFolder): LinkMemory => {
  const file = join(folder, "links.json");
  if (!existsSync(file)) return {};
  const problems: Problem[] = [];
  const memory = parseFile(file, z.record(z.string(), entrySchema), readJson(file), problems);
  if (!memory) throw new ContentError(problems);
  return memory;
};

/** The address without its anchor: links to the same page share one entry. */
export const pageOf = (url: string) => url.split("#")[0] ?? url;

/** The Wayback Machine's copy nearest to the last day on which the page answered. */
const archived = (url: string, { alive, checked }: LinkEntry) => {
  const seen = alive ?? checked;
  return `${archive}${seen ? `${seen.replaceAll("-", "")}/` : ""}${url}`;
};

/** The address to link to: an archived copy if the link is dead. */
export const resolveLink = (memory: LinkMemory, url: string): string => {
  const target = linkTarget(url);
  const entry = target.kind === "external" ? memory[pageOf(target.href)] : undefined;
  return target.kind === "external" && entry && isDead(entry) ? archived(target.href, entry) : url;
};

const linkInMarkdown = /(?<=\]\(<?)[^\s)>]+/g;

/** The same content, with archived copies for dead links, and each old address replaced by the page it redirects to. */
export const withFinalLinks = (content: Content, memory: LinkMemory): Content => {
  const { redirects } = content;
  const final = (url: string) =>
    findRedirect(/^[^?#]*/.exec(url)?.[0] ?? "", redirects)
      ? (resolveRedirect(url, redirects) ?? url)
      : resolveLink(memory, url);
  return mapContent(content, (text, holds) => {
    if (holds === "address") return final(text);
    if (holds !== "markdown" && holds !== "line") return text;
    return text.replaceAll(linkInMarkdown, final);
  });
};
