import { collectionPath, galleryPageCount, galleryPagePath, galleryPath, photoPath } from "./addresses/photos.ts";
import type { Photography } from "./schema/photography.ts";
import type { Sources } from "./sources.ts";

export type PageTable = {
  main: string[];
  /** Main pages that have no content. */
  absent: ReadonlySet<string>;
  topics: string[];
  /** Other addresses of topics. Their canonical address is the topic's. */
  aliases: string[];
  /** Pages of the gallery after the first, which is a main page. */
  gallery: string[];
  /** Every page of every collection. */
  collections: string[];
  photos: string[];
  all: string[];
};

export type GivenTopic = { slug: string; path: string; aliases?: string[]; draft?: boolean; tile?: unknown };

type PhotographyParts = Pick<Photography, "prints" | "albums" | "photos" | "collections" | "sky">;

type PageSources = {
  sources: Sources;
  parsed: {
    engineering?: { sections: unknown[] } | undefined;
    photography?: PhotographyParts | undefined;
  };
  topics: GivenTopic[];
};

export const addressesOf = ({ path, aliases = [] }: { path: string; aliases?: string[] }) => [path, ...aliases];

/** Topics with a tile are on the blog index and in the footer's range; others are separate pages. */
export const isListed = <T extends { tile?: unknown }>(topic: T): topic is T & { tile: NonNullable<T["tile"]> } =>
  topic.tile !== undefined;

const everyMainPage = ["/", "/engineering", galleryPath, "/contact", "/blog"];

const hasAny = ({ prints, albums, photos, sky }: PhotographyParts) =>
  prints.length + albums.length + photos.length > 0 || sky !== undefined;

const pagesOf = (photos: unknown[], path: string) =>
  Array.from({ length: galleryPageCount(photos.length) }, (_, index) => galleryPagePath(index + 1, path));

export const pageTable = ({ sources, parsed, topics }: PageSources): PageTable => {
  // A file with errors still counts as a page; the errors are reported elsewhere.
  const has = (name: string, isFull: boolean | undefined) => sources[name] !== undefined && isFull !== false;
  const { engineering, photography } = parsed;
  const isThere: Record<string, boolean> = {
    "/": true,
    "/engineering": has("engineering", engineering && engineering.sections.length > 0),
    [galleryPath]: has("photography", photography && hasAny(photography)),
    "/contact": has("contact", true),
    "/blog": topics.some(isListed),
  };
  const main = everyMainPage.filter((path) => isThere[path]);
  const paths = topics.map(({ path }) => path);
  const aliases = topics.flatMap((topic) => topic.aliases ?? []);
  const [, ...gallery] = pagesOf(photography?.photos ?? [], galleryPath);
  const collections = (photography?.collections ?? []).flatMap((own) => pagesOf(own.photos, collectionPath(own.slug)));
  const photos = (photography?.photos ?? []).map(({ slug }) => photoPath(slug));
  return {
    main,
    absent: new Set(everyMainPage.filter((path) => !main.includes(path))),
    topics: paths,
    aliases,
    gallery,
    collections,
    photos,
    all: [...main, ...paths, ...aliases, ...gallery, ...collections, ...photos],
  };
};
