import { galleryPath } from "./addresses/photos.ts";
import type { z } from "zod";
import { ContentError, type Problem } from "./check/problems.ts";
import { parseFile } from "./check/explain.ts";
import { type ContentPart, checkExpiry, checkLinks, checkRepeats, checkSections } from "./check/cross-check.ts";
import { checkAlbums } from "./check/albums.ts";
import { checkCollections } from "./check/collections.ts";
import { checkMonths } from "./check/outdated.ts";
import { checkIndex, topicsIn } from "./check/index-file.ts";
import { checkFonts } from "./check/fonts.ts";
import { checkForm } from "./check/form.ts";
import { checkHeads } from "./check/heads.ts";
import { checkIcons } from "./check/icons.ts";
import { checkMarkdown } from "./check/markdown.ts";
import { checkModels } from "./check/models.ts";
import { checkOwnIcons } from "./check/own-icons.ts";
import { checkPictures } from "./check/pictures.ts";
import { checkServed } from "./check/served.ts";
import { titled } from "./check/titled.ts";
import { checkPaths, checkPhotoSlugs, checkSlugs } from "./check/addresses.ts";
import { checkRedirects } from "./check/redirects.ts";
import { checkTheme, checkTopicHue, checkWays } from "./check/contrast.ts";
import { basePath } from "./addresses/base-path.ts";
import { albumStyles, madeFiles } from "./addresses/published.ts";
import { albumAddress } from "./albums/address.ts";
import { type Anchors, anchorsOf } from "./anchors.ts";
import { type PageTable, pageTable } from "./pages.ts";
import { filesMadeOf, lostFiles, servedFiles } from "./public-files.ts";
import { isOwnAlbum } from "./schema/album.ts";
import { contentSchemas } from "./schema/site.ts";
import { type Topic, topicSchema } from "./schema/topic.ts";
import { contentFiles, topicFile } from "./files.ts";
import { themeSchema } from "./schema/theme.ts";
import { type Sources, sources as owners } from "./sources.ts";
import { type Words, wordsIn } from "./words/english.ts";

/** This is the only door from content to pages: what comes out is cross-checked, or the build stops here. */

type Files = { [K in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[K]> };

/** A page whose file is missing, or has nothing to show, is not there. */
export type Content = Pick<Files, "site" | "social" | "redirects" | "theme"> &
  Partial<Pick<Files, "engineering" | "photography" | "contact">> & { words: Words; topics: Topic[] };

type FileName = keyof Files;

const names = Object.keys(contentSchemas) as FileName[];

type Options = {
  now?: Date;
  /** The dev server shows drafts. */
  drafts?: boolean;
};

export type Examined = {
  /** There is no content when something is wrong. */
  content: Content | undefined;
  problems: Problem[];
  /** Addresses are known as far as they can be told, so that a mistake in one file takes no page away. */
  pages: PageTable;
};

const examinations = new WeakMap<Sources, Examined>();

export const examineContent = (sources: Sources = owners, options?: Options): Examined => {
  const known = options ? undefined : examinations.get(sources);
  const examined = known ?? examine(sources, options);
  // What is wrong may be mended while this runs, as a picture that was missing.
  if (!options && examined.content) examinations.set(sources, examined);
  return examined;
};

const examine = (sources: Sources, options: Options = {}): Examined => {
  const { now = new Date(), drafts = process.env["NODE_ENV"] === "development" } = options;
  const problems: Problem[] = [];
  checkIndex(sources, { names, drafts }, problems);

  const parsed: { [K in FileName]?: Files[K] } = {};
  const read = <K extends FileName>(name: K) => {
    if (sources[name] === undefined) return;
    const value = parseFile<z.ZodType<Files[K]>>(
      contentFiles[name],
      contentSchemas[name] as never,
      sources[name],
      problems,
    );
    if (value !== undefined) parsed[name] = value;
  };
  names.forEach(read);
  if (parsed.engineering) {
    parsed.engineering = {
      ...parsed.engineering,
      sections: parsed.engineering.sections.filter(({ projects }) => projects.length > 0),
    };
  }

  const listed = topicsIn(sources).filter((topic) => drafts || topic.draft !== true);
  // One that stands on the list twice is told of once, and not for each of its fields.
  const given = [...new Set(listed)];
  const wrong = checkSlugs(listed, problems);
  const named = given.filter((topic) => !wrong.has(topic));
  const topics = named
    .map((topic) => parseFile(topicFile(topic.slug), topicSchema, topic, problems))
    .filter((topic): topic is Topic => topic !== undefined);

  const pages = pageTable({ sources, parsed, topics: given });
  checkPaths(named, pages, problems);
  if (parsed.photography) {
    checkPhotoSlugs(parsed.photography, problems);
    checkCollections(contentFiles.photography, parsed.photography, problems);
  }
  checkHeads({ ...parsed, topics }, problems);
  if (parsed.site) {
    checkExpiry(contentFiles.site, parsed.site, now, problems);
    checkForm(contentFiles.site, parsed.site, problems);
  }
  if (parsed.social) {
    checkIcons(contentFiles.social, parsed.social, problems);
    checkOwnIcons(contentFiles.social, parsed.social, problems);
  }
  if (sources["theme"] === undefined) parsed.theme = themeSchema.parse({});
  if (parsed.theme) {
    checkFonts(parsed.theme, partsOf({ ...parsed, topics }), problems);
    checkTheme(contentFiles.theme, parsed.theme, problems);
    const hues = new Set([...Object.keys(parsed.theme.hues), ...given.map(({ slug }) => slug)]);
    if (parsed.site) checkWays(contentFiles.site, parsed.site, { hues, absent: pages.absent }, problems);
    for (const topic of topics) checkTopicHue(topicFile(topic.slug), topic, parsed.theme, problems);
  }

  const redirects = parsed.redirects ?? [];
  const served = servedFiles();
  const anchors = anchorsOf({ engineering: parsed.engineering, photography: parsed.photography, topics });
  // A file that could not be read has its page all the same: links to its sections are not to blame.
  const whole: Anchors = { has: () => true };
  const anchorsAt = (path: string): Anchors => anchors.get(path) ?? whole;
  const files = new Set(served);
  const albums = parsed.photography?.albums ?? [];
  checkServed({ files, pages: pages.all, redirects, lost: lostFiles(), made: filesMadeOf(parsed.site) }, problems);
  const leading = new Set([...pages.all, ...pages.redirects]);
  checkAlbums(contentFiles.photography, albums, { files, pages: leading }, problems);
  for (const album of albums.filter(isOwnAlbum)) files.add(albumAddress(album));
  const made = [
    ...madeFiles,
    ...Object.keys(filesMadeOf(parsed.site)),
    ...(albums.some(isOwnAlbum) ? [albumStyles] : []),
  ];
  const known = {
    paths: new Set([...pages.all, ...redirects.map(({ from }) => from), ...files, ...made]),
    files,
    anchorsAt,
    site: parsed.site && { url: parsed.site.url, basePath: basePath() },
  };
  const targets = {
    pages: new Set(pages.all),
    files: new Set([...files, ...made]),
    anchorsAt,
    site: known.site,
  };
  checkRedirects(contentFiles.redirects, redirects, targets, problems);

  // Entries that will be left out are not to blame; the others keep their numbers.
  const blank = <E extends Entry>(entries: E[]) =>
    entries.map((entry) => (pages.absent.has(entry.url) ? { ...entry, url: "/" } : entry));
  for (const part of partsOf({ ...trim(parsed, blank), topics })) {
    const own = topics.find((topic) => topic === part.value)?.path;
    checkPictures(part, problems);
    checkModels(part, problems);
    checkMarkdown(part, problems);
    checkLinks(part, own === undefined ? known : { ...known, own }, problems);
  }
  for (const topic of topics) {
    const file = topicFile(topic.slug);
    checkRepeats(file, topic, problems);
    checkSections(file, topic, problems);
    checkMonths(file, topic, now, problems);
    if (topic.tilePath !== undefined && !known.paths.has(topic.tilePath)) {
      const message = `no page at "${topic.tilePath}": add it to ${contentFiles.redirects}, or leave this field out`;
      problems.push({ file, field: "tilePath", message });
    }
  }

  if (problems.length > 0) return { content: undefined, problems: titled(problems, sources), pages };
  return { content: assemble(parsed as Files, pages, topics), problems, pages };
};

export const loadContent = (sources?: Sources, options?: Options): Content => {
  const { content, problems } = examineContent(sources, options);
  if (!content) throw new ContentError(problems);
  return content;
};

type Entry = { url: string };

/** The bar, the ways and the social links lose an entry with the page that it leads to. */
const trim = <Given extends { site?: { nav: Entry[]; ways: Entry[] }; social?: Entry[] }>(
  files: Given,
  change: <E extends Entry>(entries: E[]) => E[],
): Given => ({
  ...files,
  ...(files.site ? { site: { ...files.site, nav: change(files.site.nav), ways: change(files.site.ways) } } : {}),
  ...(files.social ? { social: change(files.social) } : {}),
});

const assemble = (files: Partial<Files> & Pick<Files, "site">, pages: PageTable, topics: Topic[]): Content => {
  const isThere = ({ url }: Entry) => !pages.absent.has(url);
  const {
    social = [],
    redirects = [],
    words,
    theme = themeSchema.parse({}),
    engineering,
    photography,
    ...rest
  } = trim(files, (list) => list.filter(isThere));
  return {
    ...rest,
    social,
    redirects,
    words: wordsIn(files.site.lang, words),
    theme,
    ...(engineering && isThere({ url: "/engineering" }) ? { engineering } : {}),
    ...(photography && isThere({ url: galleryPath }) ? { photography } : {}),
    topics,
  };
};

type Parts = { [K in FileName]?: unknown } & { topics: Topic[] };

/** A file that could not be read is left out. */
export const partsOf = ({ topics: list, ...files }: Parts): ContentPart[] => [
  ...Object.entries(files).flatMap(([key, value]) => {
    const name = key as FileName;
    return value === undefined ? [] : [{ file: contentFiles[name], schema: contentSchemas[name], value }];
  }),
  ...list.map((topic) => ({ file: topicFile(topic.slug), schema: topicSchema, value: topic })),
];
