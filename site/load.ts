import { readdirSync } from "node:fs";
import type { z } from "zod";
import { ContentError, type Problem, parseFile } from "./check/problems.ts";
import { contact } from "../content/contact.ts";
import {
  type Anchors,
  checkLinks,
  checkPictures,
  checkRedirects,
  checkRepeats,
  checkSections,
} from "./check/cross-check.ts";
import { engineering } from "../content/engineering.ts";
import { mainPages } from "./paths.ts";
import { photography } from "../content/photography/photography.ts";
import { redirects } from "../content/redirects.ts";
import {
  contactSchema,
  engineeringSchema,
  photographySchema,
  redirectsSchema,
  siteSchema,
  socialSchema,
} from "./schema/site.ts";
import { type Topic, topicSchema } from "./schema/topic.ts";
import { sectionsOf } from "./sections.ts";
import { site } from "../content/site.ts";
import { social } from "../content/social.ts";
import { topics } from "../content/topics.ts";

/** The only door from content to app: what comes out is parsed and cross-checked, or the build stops here. */

export type Sources = {
  site: unknown;
  social: unknown;
  engineering: unknown;
  contact: unknown;
  photography: unknown;
  redirects: unknown;
  topics: { slug: string; path: string; aliases?: string[] }[];
};

export type Content = ReturnType<typeof loadContent>;

const owners: Sources = { site, social, engineering, contact, photography, redirects, topics };

/** Which file says what, besides the topics. */
export const contentFiles = {
  site: "content/site.ts",
  social: "content/social.ts",
  engineering: "content/engineering.ts",
  contact: "content/contact.ts",
  photography: "content/photography/photography.ts",
  redirects: "content/redirects.ts",
};

export const topicFile = (slug: string) => `content/topics/${slug}/topic.ts`;

export const loadContent = (sources: Sources = owners) => {
  const problems: Problem[] = [];
  const read = <S extends z.ZodType>(key: keyof typeof contentFiles, schema: S) =>
    parseFile(contentFiles[key], schema, sources[key], problems);

  const parsed = {
    site: read("site", siteSchema),
    social: read("social", socialSchema),
    engineering: read("engineering", engineeringSchema),
    contact: read("contact", contactSchema),
    photography: read("photography", photographySchema),
    redirects: read("redirects", redirectsSchema),
  };
  const parsedTopics = sources.topics
    .map((topic) => parseFile(topicFile(topic.slug), topicSchema, topic, problems))
    .filter((topic): topic is Topic => topic !== undefined);

  const addresses = ({ path, aliases = [] }: { path: string; aliases?: string[] }) => [path, ...aliases];
  const pages = new Set([...mainPages, ...sources.topics.flatMap(addresses)]);
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

  for (const [key, value] of Object.entries(parsed)) {
    const file = contentFiles[key as keyof typeof contentFiles];
    checkPictures(file, value, problems);
    checkLinks(file, value, { paths, anchors }, problems);
  }
  for (const topic of parsedTopics) {
    const file = topicFile(topic.slug);
    checkPictures(file, topic, problems);
    checkLinks(file, topic, { paths, anchors, own: topic.path }, problems);
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
  return { ...(parsed as Required<Defined<typeof parsed>>), topics: parsedTopics };
};

type Defined<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Files in public/ can be linked to as well as pages. */
const servedFiles = () =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice("public".length));
