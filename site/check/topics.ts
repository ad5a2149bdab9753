import { existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { contentFiles, topicFile } from "../files.ts";
import type { GivenTopic } from "../pages.ts";
import { got } from "../schema/messages.ts";
import type { Topic } from "../schema/topic.ts";
import { sectionsOf, shell, stepAnchorsOf } from "../sections.ts";
import type { Sources } from "../sources.ts";
import type { Problem } from "./problems.ts";

const isGiven = (topic: Partial<GivenTopic> | null | undefined): topic is GivenTopic =>
  typeof topic?.slug === "string" && typeof topic.path === "string";

/** Listed topics that have a slug and a path; other checks need both. */
export const topicsIn = ({ topics }: Sources): GivenTopic[] => (Array.isArray(topics) ? topics : []).filter(isGiven);

export const checkTopicList = ({ topics = [] }: Sources, drafts: boolean, problems: Problem[]) => {
  const file = contentFiles.topics;
  if (!Array.isArray(topics)) {
    problems.push({ file, field: "", message: `expected a list of topics, got ${got(topics)}` });
    return;
  }
  topics.forEach((topic: Partial<GivenTopic> | null | undefined, index) => {
    if (isGiven(topic) || (topic?.draft === true && !drafts)) return;
    const found = topic && { slug: topic.slug, path: topic.path };
    const message = `expected a topic with a slug (the name of its folder) and a path such as /camp, got ${got(found)}: import { topic as camp } from its file`;
    problems.push({ file, field: `[${index}]`, message });
  });
};

/** The topics with a valid slug. */
export const checkSlugs = (topics: GivenTopic[], problems: Problem[]): GivenTopic[] => {
  const seen = new Set<string>();
  return topics.filter(({ slug }) => {
    const file = topicFile(slug);
    let message: string | undefined;
    if (!existsSync(file)) message = `${file} doesn't exist: a topic's slug is the name of its folder`;
    else if (seen.has(slug))
      message = `"${slug}" is in the list twice: remove one, or correct the slug in the topic.ts of the other`;
    if (message) problems.push({ file: contentFiles.topics, field: "slug", message });
    seen.add(slug);
    return message === undefined;
  });
};

/** Anchors must be unique within a page. */
export const checkAnchors = (file: string, topic: Topic, problems: Problem[]) => {
  const seen = new Set(shell);
  const own = topic.blocks.flatMap(({ id, title }) => (id !== undefined && title === undefined ? [id] : []));
  const anchors = [...sectionsOf(topic).map(({ id }) => id), ...own, ...[...stepAnchorsOf(topic).values()].flat()];
  for (const anchor of anchors) {
    const message = `two parts of the page have the anchor "${anchor}": give one of them another id`;
    if (seen.has(anchor)) problems.push({ file, field: "blocks", message });
    seen.add(anchor);
  }
};

/** Topic folders that aren't in the list; drafts are listed. */
export const unlistedTopics = (sources: Sources): Problem[] => {
  const listed = new Set(topicsIn(sources).map(({ slug }) => slug));
  const folder = dirname(dirname(topicFile("any")));
  const message = `this topic isn't listed: add it to ${contentFiles.topics}`;
  const slugs = existsSync(folder) ? readdirSync(folder) : [];
  return slugs
    .filter((slug) => !listed.has(slug) && existsSync(topicFile(slug)))
    .map((slug) => ({ file: topicFile(slug), field: "", message }));
};
