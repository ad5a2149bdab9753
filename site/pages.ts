import { collectionPath, galleryPageCount, galleryPagePath, galleryPath, photoPath } from "./addresses/photos.ts";
import type { Content } from "./load.ts";
import type { Photography } from "./schema/photography.ts";

export type PageTable = {
  main: string[];
  /** Main pages that have no content. */
  absent: ReadonlySet<string>;
  topics: string[];
  /** Other addresses of topics. Their canonical address is the topic's. */
  aliases: string[];
  /** Pages of the gallery after the first, which is a main page, and those of collections and photos. */
  gallery: string[];
  all: string[];
};

export type GivenTopic = { slug: string; path: string; aliases?: string[]; draft?: boolean; tile?: unknown };

export const addressesOf = ({ path, aliases = [] }: { path: string; aliases?: string[] }) => [path, ...aliases];

/** Topics with a tile are on the blog index and in the footer's range; others are separate pages. */
export const isListed = <T extends { tile?: unknown }>(topic: T): topic is T & { tile: NonNullable<T["tile"]> } =>
  topic.tile !== undefined;

const hasAny = ({ prints, albums, photos, sky }: Photography) =>
  prints.length + albums.length + photos.length > 0 || sky !== undefined;

const pagesOf = (photos: unknown[], path: string) =>
  Array.from({ length: galleryPageCount(photos.length) }, (_, index) => galleryPagePath(index + 1, path));

export const pageTable = ({ engineering, photography, contact, topics }: Content): PageTable => {
  const isThere: Record<string, boolean> = {
    "/": true,
    "/engineering": engineering !== undefined && engineering.sections.length > 0,
    [galleryPath]: photography !== undefined && hasAny(photography),
    "/contact": contact !== undefined,
    "/blog": topics.some(isListed),
  };
  const main = Object.keys(isThere).filter((path) => isThere[path]);
  const paths = topics.map(({ path }) => path);
  const aliases = topics.flatMap((topic) => topic.aliases ?? []);
  const { photos = [], collections = [] } = photography ?? {};
  const gallery = [
    ...pagesOf(photos, galleryPath).slice(1),
    ...collections.flatMap((collection) => pagesOf(collection.photos, collectionPath(collection.slug))),
    ...photos.map(({ slug }) => photoPath(slug)),
  ];
  return {
    main,
    absent: new Set(Object.keys(isThere).filter((path) => !isThere[path])),
    topics: paths,
    aliases,
    gallery,
    all: [...main, ...paths, ...aliases, ...gallery],
  };
};
