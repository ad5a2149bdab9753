import { readdirSync } from "node:fs";
import type { z } from "zod";
import { ContentError, type Problem, parseFile } from "./check/problems.ts";
import { contact } from "../content/contact.ts";
import {
  type Anchors,
  type ContentPart,
  checkExpiry,
  checkLinks,
  checkPictures,
  checkRedirects,
  checkRepeats,
  checkSections,
} from "./check/cross-check.ts";
import { checkTheme, checkTopicHue, checkWays } from "./check/contrast.ts";
import { engineering } from "../content/engineering.ts";
import { mainPages } from "./paths.ts";
import { photography } from "../content/photography/photography.ts";
import { redirects } from "../content/redirects.ts";
import { contentSchemas } from "./schema/site.ts";
import { type Topic, topicSchema } from "./schema/topic.ts";
import { sectionsOf } from "./sections.ts";
import { site } from "../content/site.ts";
import { social } from "../content/social.ts";
import { theme } from "../content/theme.ts";
import { topics } from "../content/topics.ts";

/** The only door from content to app: what comes out is parsed and cross-checked, or the build stops here. */

export type Sources = {
  site: unknown;
  social: unknown;
  engineering: unknown;
  contact: unknown;
  photography: unknown;
  redirects: unknown;
  /** An owner may do without. */
  theme?: unknown;
  topics: { slug: string; path: string; aliases?: string[] }[];
};

type Files = { [K in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[K]> };

export type Content = Files & { topics: Topic[] };

const owners: Sources = { site, social, engineering, contact, photography, redirects, theme, topics };

/** Which file says what, besides the topics. */
export const contentFiles = {
  site: "content/site.ts",
  social: "content/social.ts",
  engineering: "content/engineering.ts",
  contact: "content/contact.ts",
  photography: "content/photography/photography.ts",
  redirects: "content/redirects.ts",
  theme: "content/theme.ts",
};

export const topicFile = (slug: string) => `content/topics/${slug}/topic.ts`;

export const loadContent = (sources: Sources = owners, now = new Date()): Content => {
  const problems: Problem[] = [];
  const given = { ...sources, theme: sources.theme ?? {} };
  const read = <K extends keyof Files>(key: K): Files[K] | undefined =>
    parseFile<z.ZodType<Files[K]>>(contentFiles[key], contentSchemas[key] as never, given[key], problems);

  const parsed = {
    site: read("site"),
    social: read("social"),
    engineering: read("engineering"),
    contact: read("contact"),
    photography: read("photography"),
    redirects: read("redirects"),
    theme: read("theme"),
  };
  const parsedTopics = sources.topics
    .map((topic) => parseFile(topicFile(topic.slug), topicSchema, topic, problems))
    .filter((topic): topic is Topic => topic !== undefined);

  const addresses = ({ path, aliases = [] }: { path: string; aliases?: string[] }) => [path, ...aliases];
  const pages = new Set([...mainPages, ...sources.topics.flatMap(addresses)]);
  if (parsed.site) checkExpiry(contentFiles.site, parsed.site, now, problems);
  if (parsed.theme) {
    checkTheme(contentFiles.theme, parsed.theme, problems);
    const hues = new Set([...Object.keys(parsed.theme.hues), ...sources.topics.map(({ slug }) => slug)]);
    if (parsed.site) checkWays(contentFiles.site, parsed.site, hues, problems);
    for (const topic of parsedTopics) checkTopicHue(topicFile(topic.slug), topic, parsed.theme, problems);
  }
  if (parsed.redirects) checkRedirects(contentFiles.redirects, parsed.redirects, pages, problems);

  const paths = new Set([...pages, ...(parsed.redirects ?? []).map((redirect) => redirect.from), ...servedFiles()]);
  // A topic that could not be read has its page all the same: links to it and its sections are not to blame.
  const anchors = new Map<string, Anchors>(
    sources.topics.flatMap(addresses).map((path) => [path, { has: () => true }]),
  );
  for (const topic of parsedTopics) {
    const ids = new Set(sectionsOf(topic).map((section) => section.id));
    for (const path of addresses(topic)) anchors.set(path, ids);
  }

  for (const part of partsOf({ ...parsed, topics: [] })) {
    checkPictures(part, problems);
    checkLinks(part, { paths, anchors }, problems);
  }
  for (const topic of parsedTopics) {
    const file = topicFile(topic.slug);
    const part = { file, schema: topicSchema, value: topic };
    checkPictures(part, problems);
    checkLinks(part, { paths, anchors, own: topic.path }, problems);
    checkRepeats(file, topic, problems);
    checkSections(file, topic, problems);
    if (!paths.has(topic.tilePath)) {
      problems.push({
        file,
        field: "tilePath",
        message: `no page at "${topic.tilePath}": add it to content/redirects.ts`,
      });
    }
  }

  if (problems.length > 0) throw new ContentError(problems);
  return { ...(parsed as Files), topics: parsedTopics };
};

type Parts = { [K in keyof Files]?: unknown } & { topics: Topic[] };

/** The content file by file, each with what it should hold; a file that could not be read is left out. */
export const partsOf = ({ topics: list, ...files }: Parts): ContentPart[] => [
  ...Object.entries(files).flatMap(([key, value]) => {
    const name = key as keyof Files;
    return value === undefined ? [] : [{ file: contentFiles[name], schema: contentSchemas[name], value }];
  }),
  ...list.map((topic) => ({ file: topicFile(topic.slug), schema: topicSchema, value: topic })),
];

/** Files in public/ can be linked to as well as pages. */
const servedFiles = () =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice("public".length));
