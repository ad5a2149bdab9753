import { readFileSync } from "node:fs";
import type { Content } from "../../site/load.ts";
import type { PageTable } from "../../site/pages.ts";

/**
 * The content under test. Vitest loads it as modules, as the build does; Playwright cannot, so its configuration writes
 * it into a file first.
 */
type Owner = { plain: Content; pages: PageTable };

const readModules = async (): Promise<Owner> => {
  const [{ loadContent }, { pages }] = await Promise.all([import("../../site/load.ts"), import("../../site/paths.ts")]);
  return { plain: loadContent(), pages };
};

const written = process.env["TEST_CONTENT"];

const owner = written ? (JSON.parse(readFileSync(written, "utf8")) as Owner) : await readModules();

const { plain, pages } = owner;

export const {
  main: mainPages,
  topics: topicPaths,
  aliases: aliasPaths,
  gallery: galleryPaths,
  collections: collectionPaths,
  photos: photoPaths,
  all: pagePaths,
  redirects: redirectPaths,
} = pages;

export const canonicalPaths = [...mainPages, ...topicPaths, ...galleryPaths, ...collectionPaths, ...photoPaths];

export const loadContent = (): Content => plain;
