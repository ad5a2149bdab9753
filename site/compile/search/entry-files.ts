import type { Draft } from "./draft.ts";
import { type Entry, type EntryFile, kinds } from "./entry.ts";

/** A file of so many characters is some forty kilobytes on its way to a visitor. */
const mostInOne = 130_000;

/** Nobody looks for "of" or "the", but somebody for "UV"; other scripts have whole words of two signs. */
const isSlight = (word: string) => /^(?:[a-z]{1,2}|[AI]|and|the|for|with|from|that|this)$/.test(word);

/** The search reads no signs around a word. */
const bare = (word: string) => word.replace(/^\p{P}+|\p{P}+$/gu, "");

/** Each word stands once: the file is smaller, and finds as much. */
const newWords = (texts: string[], known: string) => {
  const split = (text: string) =>
    text
      .split(/\s+/)
      .map(bare)
      .filter((word) => word !== "" && !isSlight(word));
  const seen = new Set(split(known.toLowerCase()));
  return texts.flatMap(split).filter((word) => {
    const isNew = !seen.has(word.toLowerCase());
    seen.add(word.toLowerCase());
    return isNew;
  });
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const entryOf = (draft: Draft, places: Map<Draft, number>): Entry => {
  const { kind, in: outer, url, title, text, name = "", more = [], topic, picture } = draft;
  const words = newWords(more, `${title} ${name} ${text ?? ""}`).join(" ");
  const place = outer && places.get(outer);
  return {
    kind,
    ...(place === undefined ? {} : { in: place }),
    ...(url === undefined ? {} : { url }),
    title,
    ...(text === undefined ? {} : { text }),
    ...(words ? { more: words } : {}),
    ...(name && !isSame(name, title) ? { name } : {}),
    ...(topic === undefined ? {} : { topic }),
    ...(picture === undefined ? {} : { picture }),
  };
};

/** The list is sorted by kind: the first file has pages and sections, the last the end of the links. */
export const entryFiles = (drafts: Draft[], most = mostInOne): EntryFile[] => {
  const sorted = kinds.flatMap((kind) => drafts.filter((draft) => draft.kind === kind));
  const places = new Map(sorted.map((draft, place) => [draft, place]));
  const files: EntryFile[] = [{ first: 0, entries: [] }];
  let room = most;
  for (const [place, draft] of sorted.entries()) {
    const entry = entryOf(draft, places);
    const { length } = JSON.stringify(entry);
    if (length > room && room < most) {
      files.push({ first: place, entries: [] });
      room = most;
    }
    files.at(-1)?.entries.push(entry);
    room -= length;
  }
  return files;
};
