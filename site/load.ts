import type { z } from "zod";
import { basePath } from "./addresses/base-path.ts";
import { galleryPath } from "./addresses/photos.ts";
import { type Anchors, anchorsOf } from "./sections.ts";
import { checkAddresses } from "./check/addresses.ts";
import { checkTheme, checkTopicHue, checkWays } from "./check/contrast.ts";
import { checkIcons, errorOfFile } from "./check/files.ts";
import { checkHeads } from "./check/heads.ts";
import { checkIndex } from "./check/index-file.ts";
import { errorsOfLinks } from "./check/links.ts";
import { errorOfText } from "./check/markdown.ts";
import { parseFile } from "./check/parse.ts";
import { ContentError, type Problem, tidy } from "./check/problems.ts";
import { checkAnchors, checkSlugs, checkTopicList, topicsIn } from "./check/topics.ts";
import { contentFiles, topicFile } from "./files.ts";
import { type PageTable, pageTable } from "./pages.ts";
import { servedFiles } from "./public-files.ts";
import { type Change, type ContentPart, mapTexts, textsIn } from "./schema/fields.ts";
import { contentSchemas } from "./schema/site.ts";
import { type Topic, topicSchema } from "./schema/topic.ts";
import { wordsSchema } from "./schema/words.ts";
import { type Sources, sources as contentSources } from "./sources.ts";

/** Loads and checks all content. Pages get it from app/site.ts. */

type Files = { [K in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[K]> };

type PageFile = "engineering" | "photography" | "contact";

/** A page whose file is missing or empty is undefined. */
export type Content = Omit<Files, PageFile> & Partial<Pick<Files, PageFile>> & { topics: Topic[] };

export type Examined = { content?: Content; pages?: PageTable; problems: Problem[] };

const examinations = new WeakMap<Sources, Examined>();

export const examineContent = (sources: Sources = contentSources): Examined => {
  const examined = examinations.get(sources) ?? examine(sources);
  // Do not cache failures: the fix may be outside these sources, such as a missing picture.
  if (examined.content) examinations.set(sources, examined);
  return examined;
};

/** The content and the addresses of its pages. */
export const loadSite = (sources?: Sources): { content: Content; pages: PageTable } => {
  const { content, pages, problems } = examineContent(sources);
  if (!content || !pages) throw new ContentError(problems);
  return { content, pages };
};

export const loadContent = (sources?: Sources): Content => loadSite(sources).content;

const parseAll = (sources: Sources, problems: Problem[]): Partial<Files> => {
  const given: Sources = { social: [], redirects: [], theme: {}, ...sources };
  if (given["words"] !== undefined) parseFile(contentFiles.words, wordsSchema, given["words"], problems);
  const files = (Object.keys(contentSchemas) as (keyof Files)[]).flatMap((name) => {
    if (given[name] === undefined) return [];
    return [[name, parseFile(contentFiles[name], contentSchemas[name], given[name], problems)]];
  });
  return Object.fromEntries(files) as Partial<Files>;
};

const parseTopics = (sources: Sources, problems: Problem[]): Topic[] => {
  // Only the dev server shows drafts.
  const drafts = process.env["NODE_ENV"] === "development";
  checkTopicList(sources, drafts, problems);
  const given = topicsIn(sources).filter((topic) => drafts || topic.draft !== true);
  return checkSlugs(given, problems)
    .map((topic) => parseFile(topicFile(topic.slug), topicSchema, topic, problems))
    .filter((topic) => topic !== undefined);
};

const examine = (sources: Sources): Examined => {
  const problems: Problem[] = [];
  const failed = () => ({ problems: tidy(problems, sources) });
  checkIndex(sources, problems);
  const content = { ...parseAll(sources, problems), topics: parseTopics(sources, problems) } as Content;
  // Otherwise one error would cause others, in files that are right.
  if (problems.length > 0) return failed();

  const { site, theme, social, topics } = content;
  const pages = pageTable(content);
  checkHeads(content, problems);
  checkIcons(contentFiles.social, social, problems);
  checkTheme(contentFiles.theme, theme, problems);
  const hues = new Set([...Object.keys(theme.hues), ...topics.map(({ slug }) => slug)]);
  checkWays(contentFiles.site, site, { hues, absent: pages.absent }, problems);
  for (const topic of topics) checkTopicHue(topicFile(topic.slug), topic, theme, problems);
  const paths = checkAddresses({ pages, content, files: servedFiles() }, problems);
  if (problems.length > 0) return failed();

  const anchors = anchorsOf(content);
  // Files have anchors too, such as /CV.pdf#page=2.
  const anyAnchor: Anchors = { has: () => true };
  const linkContext = {
    paths,
    anchorsAt: (path: string) => anchors.get(path) ?? anyAnchor,
    site: { url: site.url, basePath: basePath() },
  };
  // Do not report entries that will be left out. Replacing them keeps the indexes of the others.
  const blank = <E extends Entry>(entries: E[]) =>
    entries.map((entry) => (pages.absent.has(entry.url) ? { ...entry, url: "/" } : entry));
  for (const part of partsOf(withEntries(content, blank))) {
    const pagePath = topics.find((topic) => topic === part.value)?.path ?? "";
    for (const text of textsIn(part)) {
      const { file, field } = text;
      const messages = [errorOfFile(text), errorOfText(text), ...errorsOfLinks(text, pagePath, linkContext)];
      for (const message of messages) if (message !== undefined) problems.push({ file, field, message });
    }
  }
  for (const topic of topics) checkAnchors(topicFile(topic.slug), topic, problems);
  return problems.length > 0 ? failed() : { content: withoutAbsent(content, pages), pages, problems };
};

type Entry = { url: string };

/** Changes the lists that lose an entry when its page does not exist: `nav`, `ways` and the social links. */
const withEntries = (content: Content, change: <E extends Entry>(entries: E[]) => E[]): Content => {
  const { site, social } = content;
  return {
    ...content,
    site: { ...site, nav: change(site.nav), ways: change(site.ways) },
    social: change(social),
  };
};

const withoutAbsent = (content: Content, { absent }: PageTable): Content => {
  const changed = withEntries(content, (entries) => entries.filter(({ url }) => !absent.has(url)));
  if (absent.has("/engineering")) delete changed.engineering;
  if (absent.has(galleryPath)) delete changed.photography;
  return changed;
};

/** The same content with `change` applied to every text. */
export const mapContent = ({ topics, ...files }: Content, change: Change): Content => {
  const parts = Object.entries(files).map(([name, value]) => [
    name,
    mapTexts(contentSchemas[name as keyof typeof files], value, change),
  ]);
  return {
    ...(Object.fromEntries(parts) as typeof files),
    topics: topics.map((topic) => mapTexts(topicSchema, topic, change)),
  };
};

/** Everything in the content that has texts, links or files, except words.ts. */
export const partsOf = ({ topics, ...files }: Content): ContentPart[] => [
  ...(Object.keys(files) as (keyof Files)[]).flatMap((name) =>
    files[name] === undefined ? [] : [{ file: contentFiles[name], schema: contentSchemas[name], value: files[name] }],
  ),
  ...topics.map((topic) => ({ file: topicFile(topic.slug), schema: topicSchema, value: topic })),
];
