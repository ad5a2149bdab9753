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
import { type Sources, sources as owners } from "./sources.ts";

/** Loads and checks all content. Pages get content only from here. */

type Files = { [K in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[K]> };

type PageFile = "engineering" | "photography" | "contact";

/** A page whose file is missing or empty is undefined. */
export type Content = Omit<Files, PageFile> & Partial<Pick<Files, PageFile>> & { topics: Topic[] };

export type Examined = {
  /** Undefined if there are problems. */
  content: Content | undefined;
  problems: Problem[];
  /** Complete even if a file has errors. */
  pages: PageTable;
};

const examinations = new WeakMap<Sources, Examined>();

export const examineContent = (sources: Sources = owners): Examined => {
  const examined = examinations.get(sources) ?? examine(sources);
  // Do not cache failures: the fix may be outside these sources, such as a missing picture.
  if (examined.content) examinations.set(sources, examined);
  return examined;
};

export const loadContent = (sources?: Sources): Content => {
  const { content, problems } = examineContent(sources);
  if (!content) throw new ContentError(problems);
  return content;
};

type Parsed = Partial<Files>;

const parseAll = (sources: Sources, problems: Problem[]): Parsed => {
  const given: Sources = { social: [], redirects: [], theme: {}, ...sources };
  if (given["words"] !== undefined) parseFile(contentFiles.words, wordsSchema, given["words"], problems);
  const files = (Object.keys(contentSchemas) as (keyof Files)[]).flatMap((name) => {
    if (given[name] === undefined) return [];
    return [[name, parseFile(contentFiles[name], contentSchemas[name], given[name], problems)]];
  });
  return Object.fromEntries(files) as Parsed;
};

const examine = (sources: Sources): Examined => {
  // Only the dev server shows drafts.
  const drafts = process.env["NODE_ENV"] === "development";
  const problems: Problem[] = [];
  checkIndex(sources, problems);
  checkTopicList(sources, drafts, problems);

  const parsed = parseAll(sources, problems);
  const { site, theme, social = [], redirects = [], photography } = parsed;
  const given = topicsIn(sources).filter((topic) => drafts || topic.draft !== true);
  const named = checkSlugs(given, problems);
  const topics = named
    .map((topic) => parseFile(topicFile(topic.slug), topicSchema, topic, problems))
    .filter((topic) => topic !== undefined);
  const pages = pageTable(sources, parsed, [...new Set(given)]);
  const failed = () => ({ content: undefined, problems: tidy(problems, sources), pages });
  // What does not hold together is reported once each file is right by itself, or one error would cause others.
  if (problems.length > 0) return failed();

  checkHeads({ ...parsed, topics }, problems);
  checkIcons(contentFiles.social, social, problems);
  if (theme) {
    checkTheme(contentFiles.theme, theme, problems);
    const hues = new Set([...Object.keys(theme.hues), ...given.map(({ slug }) => slug)]);
    if (site) checkWays(contentFiles.site, site, { hues, absent: pages.absent }, problems);
    for (const topic of topics) checkTopicHue(topicFile(topic.slug), topic, theme, problems);
  }

  const albums = photography?.albums ?? [];
  const paths = checkAddresses({ pages, topics, albums, files: servedFiles(), redirects, site }, problems);
  if (problems.length > 0) return failed();

  const anchors = anchorsOf({ engineering: parsed.engineering, photography, topics });
  // Files have anchors too, such as /CV.pdf#page=2.
  const anyAnchor: Anchors = { has: () => true };
  const known = {
    paths,
    anchorsAt: (path: string) => anchors.get(path) ?? anyAnchor,
    site: site && { url: site.url, basePath: basePath() },
  };
  // Do not report entries that will be left out. Replacing them keeps the indexes of the others.
  const blank = <E extends Entry>(entries: E[]) =>
    entries.map((entry) => (pages.absent.has(entry.url) ? { ...entry, url: "/" } : entry));
  for (const part of partsOf({ ...withEntries(parsed, blank), topics })) {
    const own = topics.find((topic) => topic === part.value)?.path ?? "";
    for (const text of textsIn(part)) {
      const { file, field } = text;
      const messages = [errorOfFile(text), errorOfText(text), ...errorsOfLinks(text, own, known)];
      for (const message of messages) if (message !== undefined) problems.push({ file, field, message });
    }
  }
  for (const topic of topics) checkAnchors(topicFile(topic.slug), topic, problems);
  if (problems.length > 0) return failed();
  return { content: assemble(parsed, pages, topics), problems, pages };
};

type Entry = { url: string };

/** Changes the lists that lose an entry when its page does not exist: `nav`, `ways` and the social links. */
const withEntries = ({ site, social, ...rest }: Parsed, change: <E extends Entry>(entries: E[]) => E[]): Parsed => ({
  site: site && { ...site, nav: change(site.nav), ways: change(site.ways) },
  social: social && change(social),
  ...rest,
});

const assemble = (files: Parsed, pages: PageTable, topics: Topic[]) => {
  const isThere = ({ url }: Entry) => !pages.absent.has(url);
  const content = { ...withEntries(files, (entries) => entries.filter(isThere)), topics };
  if (!isThere({ url: "/engineering" })) delete content.engineering;
  if (!isThere({ url: galleryPath })) delete content.photography;
  return content as Content;
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

/** All content with texts, links and files, without files that failed to parse and without the site's own words. */
export const partsOf = ({ topics, ...files }: Parsed & { topics: Topic[] }): ContentPart[] => [
  ...(Object.keys(files) as (keyof Files)[]).flatMap((name) =>
    files[name] === undefined ? [] : [{ file: contentFiles[name], schema: contentSchemas[name], value: files[name] }],
  ),
  ...topics.map((topic) => ({ file: topicFile(topic.slug), schema: topicSchema, value: topic })),
];
