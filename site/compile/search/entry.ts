import type { Content } from "../../load.ts";
import type { PhotoInfo } from "../../pictures/types.ts";
import { compileInline } from "../markdown.ts";
import type { Inline } from "../rich.ts";

export type Kind = "page" | "section" | "project" | "photo" | "gear" | "food" | "link";

/** A search entry. */
export type Entry = {
  kind: Kind;
  title: string;
  url: string;
  text?: string | undefined;
  /** Additional search terms that are not shown: the parts of a section, a photo's camera. */
  more?: string | undefined;
  /** The page's name in the bar or its URL, which is not shown. */
  name?: string | undefined;
  topic?: string | undefined;
  picture?: string | undefined;
  /** The titles of what it is inside, outermost first. */
  where: string[];
};

/** An entry with everything nested in it. A bare anchor belongs to the page. */
export type NestedEntry = Omit<Entry, "url" | "where"> & { url?: string | undefined; inside?: NestedEntry[] };

export type Pictures = {
  /** The address of a small picture. */
  thumbnail: (file: string, imgUrl: string) => Promise<string>;
  photoInfo: (path: string) => Promise<PhotoInfo>;
};

/** Nested entries inherit address, hue and picture, unless they have their own. */
export const flatten = (nested: readonly NestedEntry[], outer?: Entry): Entry[] =>
  nested.flatMap(({ inside = [], ...own }) => {
    const { url = "/", where = [], topic, picture } = outer ?? {};
    const entry = {
      ...own,
      url: own.url?.startsWith("#") ? url.replace(/#.*/, "") + own.url : own.url || url,
      where: outer ? [...where, outer.title] : [],
      topic: own.topic ?? topic,
      picture: own.picture ?? picture,
    };
    return [entry, ...flatten(inside, entry)];
  });

/** "/blog/linux-setup" by its last part, as words. */
export const wordsOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");

/** A page is found by its title and by its name in the bar. */
export const pageEntry = (
  { site }: Content,
  page: Omit<NestedEntry, "kind" | "name"> & { url: string },
): NestedEntry => {
  const words = wordsOfPath(page.url);
  const name = site.nav.find(({ url }) => url === page.url)?.title ?? words;
  return { kind: "page", ...page, name, more: [words, page.more].join(" ") };
};

type CommentLink = { title: string; url?: string | undefined; comment?: string | undefined };

export const linkEntry = ({ title, url, comment }: CommentLink): NestedEntry => ({
  kind: "link",
  title,
  url,
  text: comment,
});

const textOf = (inline: Inline[]): string =>
  inline
    .map((part) => {
      if (typeof part === "string") return part;
      if ("code" in part) return part.code;
      if ("range" in part) return part.range;
      return textOf("strong" in part ? part.strong : "em" in part ? part.em : part.text);
    })
    .join("");

export const plainLine = (line: string): string => textOf(compileInline(line));
