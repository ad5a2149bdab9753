import type { Entry } from "../../../site/compile/search/entry.ts";

export type FlatEntry = Omit<Entry, "inside"> & {
  url: string;
  /** The titles of what it is inside, outermost first. */
  where: string[];
};

/** What is inside something else has its address, its hue and its picture, unless it has its own. */
export const flatten = (entries: readonly Entry[], outer?: FlatEntry): FlatEntry[] =>
  entries.flatMap(({ inside = [], ...own }) => {
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
