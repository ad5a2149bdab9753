import type { Draft } from "./draft.ts";
import { type Entry, type EntryFile, type Kind, kinds } from "./entry.ts";

/** From so many entries on each kind has a file of its own, so that no single file grows without end. */
const mostInOne = 3000;

/** Words that are not there already, each once: the file is smaller, and finds as much. */
const newWords = (texts: string[], known: string) => {
  const split = (text: string) => text.split(/\s+/).filter((word) => word !== "");
  const seen = new Set(split(known.toLowerCase()));
  return texts.flatMap(split).filter((word) => {
    const isNew = !seen.has(word.toLowerCase());
    seen.add(word.toLowerCase());
    return isNew;
  });
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const entryOf = ({ in: outer, name = "", more = [], ...rest }: Draft, places: Map<Draft, number>): Entry => {
  const words = newWords(more, `${rest.title} ${name} ${rest.text ?? ""}`).join(" ");
  const place = outer && places.get(outer);
  return {
    ...rest,
    ...(name && !isSame(name, rest.title) ? { name } : {}),
    ...(words ? { more: words } : {}),
    ...(place === undefined ? {} : { in: place }),
  };
};

/** The files of the list, sorted by kind. */
export const entryFiles = (drafts: Draft[], most = mostInOne): EntryFile[] => {
  const byKind = (kind: Kind) => drafts.filter((draft) => draft.kind === kind);
  const groups = kinds.map(byKind).filter((group) => group.length > 0);
  const sorted = groups.flat();
  const places = new Map(sorted.map((draft, place) => [draft, place]));
  return (sorted.length > most ? groups : [sorted]).map((own) => ({
    first: places.get(own[0] as Draft) ?? 0,
    entries: own.map((draft) => entryOf(draft, places)),
  }));
};
