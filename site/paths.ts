import { examineContent } from "./load.ts";

/** The router, the prerenderer, the sitemap and the tests all read the addresses here. */

export const { pages } = examineContent();

export const mainPages = pages.main;

export const topicPaths = pages.topics;

export const aliasPaths = pages.aliases;

export const galleryPaths = pages.gallery;

export const collectionPaths = pages.collections;

export const photoPaths = pages.photos;

export const canonicalPaths = [...mainPages, ...topicPaths, ...galleryPaths, ...collectionPaths, ...photoPaths];

export const pagePaths = pages.all;

export const redirectPaths = pages.redirects;

export const linkedRedirects = pages.linked;
