import MiniSearch, { type QueryCombination, type SearchResult } from "minisearch";
import type { Entry, Kind } from "../../../site/compile/search/entry.ts";
import { fold, openTerms } from "./terms.ts";

/** A match in a title ranks above one in a comment, and that above one in the path of pages. */
const boost = { title: 8, name: 8, more: 2, text: 1, where: 0.6 };

/** Of two equal matches, a page ranks above an entry on it. */
const weights: Record<Kind, number> = {
  page: 2.4,
  section: 1.5,
  project: 1.4,
  photo: 1.3,
  gear: 1.2,
  food: 1.2,
  link: 1,
};

const maxResults = 25;

/** A segment of a result's text, highlighted if it matches. */
type Marked = { text: string; isMarked: boolean };

export type Result = Entry & { id: number; mark: (text: string) => Marked[] };

export type Engine = Awaited<ReturnType<typeof makeEngine>>;

/** A short word is a prefix only at the end, while it is being typed: "to" in the middle doesn't match "tofu". */
const prefix = (term: string, at: number, { length }: string[]) => at === length - 1 || term.length > 2;

/** The number of typos allowed in a word. */
const fuzzy = (term: string) => {
  if (term.length < 4 || /^\d+$/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
};

/** Swapped letters are two edits, but one typo. */
const swapped = (term: string) =>
  [...term]
    .slice(fuzzy(term) ? 1 : Infinity)
    .map((letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2));

/** All words exactly, or else all with typos, or else any of them. */
const queriesOf = (terms: string[]): QueryCombination[] => {
  const exact = terms.map((term, at) => ({ queries: [term], prefix: prefix(term, at, terms) }));
  const rough = exact.map((query, at) => ({
    ...query,
    fuzzy,
    combineWith: "OR" as const,
    queries: [...query.queries, ...swapped(terms[at] ?? "")],
  }));
  return [
    { combineWith: "AND", queries: exact },
    { combineWith: "AND", queries: rough },
    { combineWith: "OR", queries: rough },
  ];
};

/** The path to an entry affects its rank, but is not enough for a match. */
const isFoundByItself = ({ match }: SearchResult) =>
  Object.values(match)
    .flat()
    .some((field) => field !== "where");

/** `ignored` are the language's stop words: "is it legal to fly a drone" has three significant words. */
export const makeEngine = async (entries: readonly Entry[], lang: string, ignored = "") => {
  const { piecesOf, termsOf } = openTerms(lang);
  const mini = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost, weights: { fuzzy: 0.3, prefix: 0.6 }, filter: isFoundByItself },
  });
  const documents = entries.map(({ where, ...entry }, id) => ({ ...entry, id, where: where.join("\n") }));
  await mini.addAllAsync(documents, { chunkSize: 40 });

  const names = entries.map(({ title, name = title }) => [fold(title), fold(name)]);
  const ignoredTerms = new Set(termsOf(ignored));

  const resultOf = (id: number, found: string[]): Result => {
    const mark = (text: string) =>
      piecesOf(text).map((piece) => ({ text: piece.text, isMarked: piece.terms.some((term) => found.includes(term)) }));
    return { ...(entries[id] as Entry), id, mark };
  };

  const pages = entries.flatMap(({ kind, where }, id) =>
    kind === "page" && where.length === 0 ? resultOf(id, []) : [],
  );

  const search = (input: string): Result[] => {
    const terms = termsOf(input);
    const significant = terms.filter((term) => !ignoredTerms.has(term));
    const folded = fold(input.trim());
    /** Entries whose name equals or starts with the input rank higher. */
    const boostDocument = (id: number) => {
      const weight = weights[entries[id]?.kind ?? "link"];
      if (names[id]?.includes(folded)) return 3 * weight;
      return names[id]?.some((name) => name.startsWith(folded)) ? 1.5 * weight : weight;
    };
    for (const query of queriesOf(significant.length > 0 ? significant : terms)) {
      const hits = mini.search(query, { boostDocument });
      if (hits.length > 0) return hits.slice(0, maxResults).map((hit) => resultOf(hit.id as number, hit.terms));
    }
    return [];
  };

  /** Grouped by kind, the best match's kind first; without a query, the site's pages. */
  const find = (query: string) => {
    const results = query.trim() === "" ? pages : search(query);
    const groups = Map.groupBy(results, ({ kind }) => kind);
    return Array.from(groups, ([kind, own]) => ({ kind, results: own }));
  };

  return { find };
};
