import { galleryPageCount, galleryPagePath, galleryPath, photoPath } from "./addresses/photos.ts";
import type { Photography } from "./schema/site.ts";
import type { Sources } from "./sources.ts";

/** Every address of the site, told from the content. */
export type PageTable = {
  /** The pages that are not topics. */
  main: string[];
  /** Main pages that the owner has not, or that would be empty. */
  absent: ReadonlySet<string>;
  topics: string[];
  /** Pages that show another page's content; their canonical address is that page's. */
  aliases: string[];
  /** The pages of the gallery after its first, which is a main page. */
  gallery: string[];
  /** The photographs of the gallery, each on a page of its own. */
  photos: string[];
  all: string[];
  redirects: string[];
  /** The redirects that the content links to. */
  linked: string[];
};

/** A topic as far as it must be known to tell the site's addresses. */
export type GivenTopic = { slug: string; path: string; aliases?: string[]; draft?: boolean; tile?: unknown };

type Given = {
  sources: Sources;
  parsed: {
    engineering?: { sections: unknown[] } | undefined;
    photography?: Pick<Photography, "prints" | "albums" | "photos"> | undefined;
    redirects?: { from: string }[] | undefined;
  };
  topics: GivenTopic[];
};

export const addressesOf = ({ path, aliases = [] }: { path: string; aliases?: string[] }) => [path, ...aliases];

/** Topics with a tile stand on the blog index and in the range; those without are pages of their own. */
export const isListed = <T extends { tile?: unknown }>(topic: T): topic is T & { tile: NonNullable<T["tile"]> } =>
  topic.tile !== undefined;

/** The pages that are not topics, as far as an owner wants them. */
export const everyMainPage = ["/", "/engineering", galleryPath, "/contact", "/blog"];

const hasAny = ({ prints, albums, photos }: Pick<Photography, "prints" | "albums" | "photos">) =>
  prints.length + albums.length + photos.length > 0;

export const pageTable = ({ sources, parsed, topics }: Given): PageTable => {
  // A file that could not be read has its page: what is wrong in it is said elsewhere.
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
  const count = galleryPageCount(photography?.photos.length ?? 0);
  const gallery = Array.from({ length: count - 1 }, (_, index) => galleryPagePath(index + 2));
  const photos = (photography?.photos ?? []).map(({ slug }) => photoPath(slug));
  return {
    main,
    absent: new Set(everyMainPage.filter((path) => !main.includes(path))),
    topics: paths,
    aliases,
    gallery,
    photos,
    all: [...main, ...paths, ...aliases, ...gallery, ...photos],
    redirects: (parsed.redirects ?? []).map(({ from }) => from),
    linked: [],
  };
};
