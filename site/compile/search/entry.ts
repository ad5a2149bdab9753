import type { Content } from "../../load.ts";
import type { PhotoInfo } from "../../pictures/types.ts";

export type Kind = "page" | "section" | "project" | "photo" | "gear" | "food" | "link";

/** Something that can be found. What stands on a page or in a section is inside it, and wears its hue and picture. */
export type Entry = {
  kind: Kind;
  title: string;
  /** An anchor alone is one of the page. What has no address leads to what it is inside. */
  url?: string | undefined;
  text?: string | undefined;
  /** The parts of a section or a photo's camera find it too. They are not shown. */
  more?: string | undefined;
  /** The bar, or the last word of an address, may call a page so. It is not shown. */
  name?: string | undefined;
  topic?: string | undefined;
  picture?: string | undefined;
  inside?: Entry[];
};

export type Look = {
  /** The address of a small picture. */
  thumbnail: (file: string, imgUrl: string) => Promise<string>;
  photoInfo: (path: string) => Promise<PhotoInfo>;
};

/** Nobody looks for "of" or "the", but somebody for "UV"; other scripts have whole words of two signs. */
const isSlight = (word: string) => /^(?:|[a-z]{1,2}|[AI]|and|the|for|with|from|that|this)$/.test(word);

/** Without the signs around them. */
const wordsIn = (text: string) => ` ${text} `.split(/\p{P}*\s+\p{P}*/u);

/** Each word stands once: the file is smaller, and finds as much. */
const newWords = (texts: string[], { title, name, text }: Entry) => {
  const known = new Set(wordsIn([title, name, text].join(" ").toLowerCase()));
  const words = wordsIn(texts.join(" ")).filter((word) => {
    const isNew = !isSlight(word) && !known.has(word.toLowerCase());
    known.add(word.toLowerCase());
    return isNew;
  });
  return words.join(" ") || undefined;
};

/** An entry with words that are not shown; a name that is its title is none. */
export const entryWith = (more: string[], entry: Entry): Entry => ({
  ...entry,
  name: entry.name?.toLowerCase() === entry.title.toLowerCase() ? undefined : entry.name,
  more: newWords(more, entry),
});

/** "/blog/linux-setup" by its last part, as words. */
export const wordsOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");

/** A page is found by its title and by the name that it has in the bar. */
export const pageEntry = (
  { site }: Content,
  page: Omit<Entry, "kind" | "more"> & { url: string },
  more: string[] = [],
) => {
  const words = wordsOfPath(page.url);
  const name = site.nav.find(({ url }) => url === page.url)?.title ?? words;
  return entryWith([words, ...more], { kind: "page", ...page, name });
};

type CommentLink = { title: string; url?: string | undefined; comment?: string | undefined };

export const linkEntry = ({ title, url, comment }: CommentLink): Entry => ({ kind: "link", title, url, text: comment });
