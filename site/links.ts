import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { archive } from "./addresses/archive.ts";
import { linkTarget } from "./addresses/link-target.ts";
import { ContentError } from "./check/problems.ts";
import { contentFolder } from "./folder.ts";
import type { Content } from "./load.ts";
import { mapTexts } from "./schema/fields.ts";
import { contentSchemas } from "./schema/site.ts";
import { topicSchema } from "./schema/topic.ts";

/** What `npm run links` remembers of each outside address, in content/links.json. */

const day = z.iso.date();

const entrySchema = z.strictObject({
  /** The last answer: a status, or why there was none. */
  answer: z.string().optional(),
  checked: day.optional(),
  /** The last day on which the address answered. */
  alive: day.optional(),
  /** Days in a row on which it failed. */
  failed: z.int().min(1).optional(),
  /** Where it has moved to for good. */
  moved: z.url().optional(),
  /** The owner's word: "alive" and "dead" overrule the answers, "silent" is never asked. */
  pin: z.enum(["alive", "dead", "silent"]).optional(),
});

export type LinkEntry = z.infer<typeof entrySchema>;
export type LinkMemory = Record<string, LinkEntry>;

export const linksFile = `${contentFolder}/links.json`;

/** One bad day, or two, may be the server's; a third one is not. */
export const failuresOfDead = 3;

export const isDead = ({ pin, failed = 0 }: LinkEntry = {}) =>
  pin === "dead" || (pin === undefined && failed >= failuresOfDead);

export const readLinks = (folder: string = contentFolder): LinkMemory => {
  const file = join(folder, "links.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return {};
  }
  try {
    return z.record(z.string(), entrySchema).parse(JSON.parse(text));
  } catch (error) {
    const { issues: [issue] = [] } = error instanceof z.ZodError ? error : {};
    const field = issue?.path.join(".") ?? "";
    const message = issue?.message ?? (error as Error).message;
    throw new ContentError([{ file, field, message: `${message}: mend the line, or delete the file` }]);
  }
};

/** The address without its anchor: a page is dead or alive as a whole. */
export const pageOf = (url: string) => url.split("#")[0] ?? url;

/** The Wayback Machine leads to the copy that is nearest to the day: the last on which the page was seen. */
const archived = (url: string, { alive, checked }: LinkEntry) => {
  const seen = alive ?? checked;
  return `${archive}${seen ? `${seen.replaceAll("-", "")}/` : ""}${url}`;
};

/** The address that a visitor is led to. */
export const livingAddress = (memory: LinkMemory, url: string): string => {
  const target = linkTarget(url);
  const entry = target.kind === "external" ? memory[pageOf(target.href)] : undefined;
  return target.kind === "external" && entry && isDead(entry) ? archived(target.href, entry) : url;
};

const linkInMarkdown = /(?<=\]\(<?)[^\s)>]+/g;

/** The same content with an archived copy in the place of each dead link. */
export const withLivingLinks = ({ topics, ...files }: Content, memory: LinkMemory): Content => {
  const change = <T>(schema: z.ZodType, value: T) =>
    mapTexts(schema, value, (text, holds) => {
      if (holds === "address") return livingAddress(memory, text);
      if (holds !== "markdown" && holds !== "line") return text;
      return text.replaceAll(linkInMarkdown, (url) => livingAddress(memory, url));
    });
  const parts = Object.entries(files).map(([key, value]) => [
    key,
    change(contentSchemas[key as keyof typeof files], value),
  ]);
  return {
    ...(Object.fromEntries(parts) as typeof files),
    topics: topics.map((topic) => change(topicSchema, topic)),
  };
};
