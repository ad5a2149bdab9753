import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { archive } from "./addresses/archive.ts";
import { linkTarget } from "./addresses/link-target.ts";
import { findRedirect, resolveRedirect } from "./addresses/redirects.ts";
import { parseFile } from "./check/parse.ts";
import { ContentError, type Problem } from "./check/problems.ts";
import { addressesIn } from "./compile/markdown.ts";
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
export const isDead = ({ pin, failed = 0 }: LinkEntry = {}) => pin === "dead" || (pin === undefined && failed >= 3);

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const message = `${(error as Error).message}: correct that line, such as a comma too many`;
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

/** A dead link leads to the Wayback Machine's copy nearest to the last day on which the page answered, or to its latest. */
export const resolveLink = (memory: LinkMemory, url: string): string => {
  const target = linkTarget(url);
  const entry = target.kind === "external" ? memory[pageOf(target.href)] : undefined;
  if (target.kind !== "external" || !isDead(entry)) return url;
  const lastAlive = entry?.alive ? `${entry.alive.replaceAll("-", "")}/` : "";
  return archive + lastAlive + target.href;
};

/** The same content, with archived copies for dead links, and the page it redirects to for each old path. */
export const withFinalLinks = (content: Content, memory: LinkMemory): Content => {
  const { redirects } = content;
  const final = (url: string) =>
    findRedirect(/^[^?#]*/.exec(url)?.[0] ?? "", redirects)
      ? (resolveRedirect(url, redirects) ?? url)
      : resolveLink(memory, url);
  return mapContent(content, (text, holds) =>
    addressesIn(text, holds).reduce((changed, url) => {
      const live = final(url);
      if (holds === "address") return live;
      return changed.replaceAll(`](${url})`, () => `](${live})`).replaceAll(`<${url}>`, () => `<${live}>`);
    }, text),
  );
};
