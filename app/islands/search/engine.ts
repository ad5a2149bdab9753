import MiniSearch, { type QueryCombination, type SearchOptions, type SearchResult } from "minisearch";
import type { Entry, Kind } from "../../../site/compile/search/entry.ts";
import { type FlatEntry, flatten } from "./flatten.ts";
import { askedTerms, fold, isSpaceless, termsOf } from "./terms.ts";

/** Where a word counts, and how much: a title says more than a remark, and a remark more than where it stands. */
const boost = { title: 8, more: 2, text: 1, where: 0.6 };

/** Of two that match alike, the page comes before what stands on it. */
const weights: Record<Kind, number> = {
  page: 2.4,
  section: 1.5,
  project: 1.4,
  photo: 1.3,
  gear: 1.2,
  food: 1.2,
  link: 1,
};

/** So many of a kind are found: who wants others types on. */
const mostOfKind = 4;

/** An entry with its place in the list of all, and the words of the index by which it was found. */
export type Row = FlatEntry & { place: number; terms: string[] };

type Group = { kind: Kind; rows: Row[] };

export type Engine = {
  /** By kind, that of the best first; before there is a question, the site's pages. */
  find: (question: string) => Group[];
  /** What of a question may begin a word that it finds; other words are found whole. */
  startsIn: (question: string) => string[];
};

/** How many letters of a word may be wrong. */
const slack = (term: string) => {
  if (isSpaceless(term) || /^\d+$/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
};

/** Two letters in the wrong order are one mistake, but two changes: so each such word is asked for as well. */
const swapped = (term: string): QueryCombination[] =>
  [...term].slice(slack(term) ? 1 : Infinity).map((letter, at) => ({
    queries: [term.slice(0, at) + letter + term[at] + term.slice(at + 2)],
    prefix: true,
    boostTerm: () => 0.4,
  }));

/** Whoever has typed on after "to" does not mean tofu. */
const mayBegin = (term: string, at: number, { length }: string[]) =>
  at === length - 1 || term.length > 2 || isSpaceless(term);

/** Each word as it is, or its beginning where that may be meant. */
const exactly = (terms: string[]): QueryCombination[] =>
  terms.map((term, at) => ({ queries: [term], prefix: mayBegin(term, at, terms) }));

/** Each word with mistakes. */
const roughly = (terms: string[]): QueryCombination[] =>
  exactly(terms).map((query, at) => ({
    combineWith: "OR",
    queries: [{ ...query, fuzzy: slack }, ...swapped(terms[at] ?? "")],
  }));

const onlyTitles = { fields: ["title"] };

const fieldsOf = ({ match }: SearchResult) => Object.values(match).flat();

/** Where it lies may tell an entry from others, but is not enough to find it by. */
const isOwn = (hit: SearchResult) => fieldsOf(hit).some((field) => field !== "where");

const isMain = ({ kind, where }: Row) => kind === "page" && where.length === 0;

/** `ignored` are words of the language that stand in any question: "is it legal to fly a drone" asks for three of seven. */
export const makeEngine = async (entries: readonly Entry[], lang: string, ignored = ""): Promise<Engine> => {
  const mini = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => termsOf(text, lang),
    processTerm: (term) => term,
    searchOptions: { boost, weights: { fuzzy: 0.3, prefix: 0.6 }, tokenize: (term) => [term] },
  });
  const all = flatten(entries).map((entry, place): Row => ({ ...entry, place, terms: [] }));
  const documents = all.map(({ title, name = "", more = "", text = "", where }, id) => {
    return { id, title: `${title}\n${name}`, more, text, where: where.join("\n") };
  });
  await mini.addAllAsync(documents, { chunkSize: 40 });

  const names = all.map(({ title, name = title }) => [fold(title), fold(name)]);

  /** An entry counts more whose name reads as the question does, or begins so. */
  const weightOf = (place: number, asked: string) => {
    const weight = weights[all[place]?.kind ?? "link"];
    if (names[place]?.includes(asked)) return 3 * weight;
    return names[place]?.some((name) => name.startsWith(asked)) ? 1.5 * weight : weight;
  };

  const ignoredTerms = new Set(askedTerms(ignored, lang));
  const tellingOf = (terms: string[]) => {
    const telling = terms.filter((term) => !ignoredTerms.has(term));
    return telling.length > 0 ? telling : terms;
  };

  /** What has all of the words. A last letter begins a word of nearly every remark: so titles are asked for it first. */
  const withAll = (terms: string[], read: typeof exactly, options: SearchOptions) => {
    const queries = read(terms);
    const last = queries.slice(-1).map((query) => ({ queries: [query], ...onlyTitles }));
    const first = terms.at(-1)?.length === 1 ? [[...queries.slice(0, -1), ...last]] : [];
    const tries = [...first, queries].map((some) => mini.search({ combineWith: "AND", queries: some }, options));
    return tries.find((hits) => hits.length > 0) ?? [];
  };

  /** What has all of the words; else what has all of them with mistakes, or any. */
  const hitsOf = (terms: string[], options: SearchOptions): SearchResult[] => {
    const exact = withAll(terms, exactly, options).filter(isOwn);
    if (exact.some((hit) => fieldsOf(hit).includes("title"))) return exact;
    if (exact.length > 0) {
      // A remark may have by chance what was a mistake in a title: those like it are asked too.
      const titled = withAll(terms, roughly, { ...options, ...onlyTitles });
      const known = new Set(titled.map(({ id }) => id));
      return [...titled, ...exact.filter(({ id }) => !known.has(id))];
    }
    const rough = withAll(terms, roughly, options).filter(isOwn);
    return rough.length > 0 ? rough : mini.search({ queries: roughly(terms) }, options).filter(isOwn);
  };

  /** Who types "at a g" may be on the way to "At a glance": a title with all of the words, ignored ones too, is ahead. */
  const hitsFor = (terms: string[], options: SearchOptions): SearchResult[] => {
    const telling = tellingOf(terms);
    const hits = hitsOf(telling, options);
    if (telling.length === terms.length) return hits;
    const named = withAll(terms, exactly, { ...options, ...onlyTitles });
    const extra = new Map(named.map(({ id, score }) => [id, score]));
    return hits.map((hit) => ({ ...hit, score: hit.score + (extra.get(hit.id) ?? 0) }));
  };

  const find = (question: string): Group[] => {
    const asked = fold(question.trim());
    if (asked === "") return [{ kind: "page", rows: all.filter(isMain) }];
    const rows = hitsFor(askedTerms(question, lang), { boostDocument: (place: number) => weightOf(place, asked) })
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ id, terms }) => ({ ...(all[id] as Row), terms }));
    return Array.from(
      Map.groupBy(rows, ({ kind }) => kind),
      ([kind, own]) => ({ kind, rows: own.slice(0, mostOfKind) }),
    );
  };

  return { find, startsIn: (question) => tellingOf(askedTerms(question, lang)).filter(mayBegin) };
};
