import type MiniSearch from "minisearch";
import type { Query, SearchOptions, SearchResult } from "minisearch";
import { isSpaceless } from "./terms.ts";

/** How many letters of a word may be wrong. */
const slack = (term: string) => {
  if (isSpaceless(term) || /^\d+$/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
};

/** Two letters in the wrong order are one mistake, but two changes: so each such word is asked for as well. */
const swapped = (term: string) =>
  slack(term) === 0
    ? []
    : Array.from({ length: term.length - 1 }, (_, at) => {
        return term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2);
      }).filter((other) => other !== term);

/** A word as it is, or its beginning where that may be meant, or with mistakes. */
const readings = {
  exact: (term: string, prefix: boolean): Query => ({ queries: [term], prefix }),
  about: (term: string, prefix: boolean): Query => ({
    combineWith: "OR",
    queries: [
      { queries: [term], prefix, fuzzy: slack },
      ...swapped(term).map((other) => ({ queries: [other], prefix: true, boostTerm: () => 0.4 })),
    ],
  }),
};

export type Reading = keyof typeof readings;

/** What was found at a place: its points, and the words of the index by which, each with the fields that it stands in. */
export type Hit = { id: number; score: number; match: SearchResult["match"] };

/** What one word finds, by place. */
type Finds = ReadonlyMap<number, SearchResult>;

/** The points of several words are their sum, taken as often as there are words of them. */
const together = (id: number, finds: Finds[]): Hit => {
  const words = new Set<string>();
  const match: Hit["match"] = {};
  let points = 0;
  for (const found of finds) {
    const result = found.get(id);
    if (!result) continue;
    points += result.score / result.queryTerms.length;
    for (const word of result.queryTerms) words.add(word);
    Object.assign(match, result.match);
  }
  return { id, score: points * words.size, match };
};

export const onlyTitles = { fields: ["title"] };

/** Whoever has typed on after "to" does not mean tofu. */
export const mayBegin = (term: string, isLast: boolean) => isLast || term.length > 2 || isSpaceless(term);

/**
 * Looks up the words of a question, each by itself and only once as long as it is asked for: who types the next word asks
 * for those before it again with each letter.
 */
export const makeLookUp = (mini: MiniSearch, weightOf: (place: number) => number) => {
  /** By word, and how it was read. */
  let known = new Map<string, Map<string, Finds>>();

  const lookUp = (query: Query, options: SearchOptions): Finds =>
    new Map(mini.search(query, options).map((result) => [result.id, result]));

  const findsOf = (reading: Reading, term: string, isLast: boolean, options: SearchOptions) => {
    const prefix = mayBegin(term, isLast);
    const how = [reading, prefix, options.fields].join();
    const ways = known.get(term) ?? new Map<string, Finds>();
    const finds = ways.get(how) ?? lookUp(readings[reading](term, prefix), options);
    known.set(term, ways.set(how, finds));
    return finds;
  };

  /** What has any of the words. */
  const any = (reading: Reading, terms: string[], options: SearchOptions = {}): Hit[] => {
    const finds = terms.map((term, at) => findsOf(reading, term, at === terms.length - 1, options));
    if (finds.length === 1) return finds.flatMap((found) => [...found.values()]) as Hit[];
    return Array.from(new Set(finds.flatMap((found) => [...found.keys()])), (place) => together(place, finds));
  };

  /** What has all of them. */
  const all = (reading: Reading, terms: string[], options: SearchOptions = {}): Hit[] => {
    const others = terms.slice(0, -1).map((term) => findsOf(reading, term, false, options));
    const [first, ...more] = others;
    if (!first) return any(reading, terms, options);
    const places = new Set([...first.keys()].filter((place) => more.every((finds) => finds.has(place))));
    if (places.size === 0) return [];
    // Only what has the others is looked at.
    const boostDocument = (place: number) => (places.has(place) ? weightOf(place) : 0);
    const last = terms.at(-1) ?? "";
    const within = (fields: SearchOptions) => {
      const finds = lookUp(readings[reading](last, true), { ...fields, boostDocument });
      return Array.from(finds.keys(), (place) => together(place, [...others, finds]));
    };
    // A single letter begins a word of nearly every remark: so titles are asked first.
    const titled = last.length === 1 ? within(onlyTitles) : [];
    return titled.length > 0 ? titled : within(options);
  };

  return {
    all,
    any,
    /** There is another question: words that it does not have are forgotten. */
    begin: (terms: string[]) => {
      known = new Map([...known].filter(([term]) => terms.includes(term)));
    },
    /** The next word is about to be typed: these may have to be read with mistakes, for which there is time now. */
    prepare: (terms: string[]) => {
      for (const term of terms) findsOf("about", term, false, {});
    },
  };
};
