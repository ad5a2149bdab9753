import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { Entry, EntryFile, Kind } from "../../../site/compile/search/entry.ts";
import { askedTerms, fold, isSpaceless, termsOf } from "./terms.ts";

/** Where a word counts, and how much: a title says more than a remark, and a remark more than where it stands. */
const boost = { title: 8, more: 2, text: 1, near: 0.6 };

type Field = keyof typeof boost;

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

/** So many entries are read in one go; then the page may do something else. */
const slice = 40;

export type Found = { place: number; score: number; terms: string[] };

export type Engine = {
  entries: readonly Entry[];
  /** The places of the best entries of each kind, best first. */
  find: (question: string) => Found[];
  /** Finds beforehand what is asked first. */
  learn: () => Promise<void>;
};

/** What an entry lies in, nearest first. */
export const around = (entries: readonly Entry[], entry: Entry): Entry[] => {
  const outer = entry.in === undefined ? undefined : entries[entry.in];
  return outer ? [outer, ...around(entries, outer)] : [];
};

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

const exactly = (term: string): Query => ({ queries: [term], prefix: true });

const about = (term: string): Query => ({
  combineWith: "OR",
  queries: [
    { queries: [term], prefix: true, fuzzy: slack },
    ...swapped(term).map((other) => ({ queries: [other], prefix: true, boostTerm: () => 0.4 })),
  ],
});

/** The words as they are, at least their beginnings; else with mistakes, all or any of them. */
const attempts = {
  exact: (terms: string[]): Query => ({ combineWith: "AND", queries: terms.map(exactly) }),
  mistaken: (terms: string[]): Query => ({ combineWith: "AND", queries: terms.map(about) }),
  any: (terms: string[]): Query => ({ combineWith: "OR", queries: terms.map(about) }),
};

/** Whether a result of any of the words has all of them, or what reads like them: it has as many points as if all were asked. */
const hasAll = (terms: string[]) => {
  const readings = terms.map((term) => [term, ...swapped(term)]);
  return ({ queryTerms }: SearchResult) => readings.every((words) => words.some((word) => queryTerms.includes(word)));
};

const hitsTitle = ({ match }: SearchResult) => Object.values(match).some((fields) => fields.includes("title"));

const onlyTitles = { fields: ["title"] };

/** Where it lies may tell an entry from others, but is not enough to find it by. */
const isOwn = ({ match }: SearchResult) =>
  Object.values(match).some((found) => found.some((field) => field !== "near"));

const pause = () => new Promise((done) => setTimeout(done));

export const makeEngine = async (files: readonly EntryFile[], lang: string): Promise<Engine> => {
  const entries = files.toSorted((a, b) => a.first - b.first).flatMap((file) => file.entries);
  const fieldOf = (entry: Entry, field: Field) => {
    if (field === "near") return around(entries, entry).map(({ title }) => title);
    return field === "title" ? [entry.title, entry.name] : [entry[field]];
  };
  const weightOf = (place: number) => weights[entries[place]?.kind ?? "link"];
  const mini = new MiniSearch<{ id: number; entry: Entry }>({
    fields: Object.keys(boost),
    extractField: ({ id, entry }, field) => (field === "id" ? id : fieldOf(entry, field as Field).join("\n")),
    tokenize: (text) => termsOf(text, lang),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: weightOf,
      tokenize: (term) => [term],
    },
  });
  for (let from = 0; from < entries.length; from += slice) {
    mini.addAll(entries.slice(from, from + slice).map((entry, index) => ({ id: from + index, entry })));
    await pause();
  }

  const names = entries.map(({ title, name = title }) => [fold(title), fold(name)]);
  /** An entry whose name reads as the question does, or begins so. */
  const likeness = (place: number, asked: string) => {
    if (names[place]?.includes(asked)) return 3;
    return names[place]?.some((name) => name.startsWith(asked)) ? 1.5 : 1;
  };

  const ask = (query: Query, options: SearchOptions = {}) => mini.search(query, options).filter(isOwn);

  /** The last word may be no more than a letter, which begins half of all words: only what has the others is looked at. */
  const askExactly = (terms: string[], options: SearchOptions) => {
    const others = terms.slice(0, -1);
    if (others.length === 0) return ask(attempts.exact(terms), options);
    const places = new Set(mini.search(attempts.exact(others), options).map(({ id }) => id));
    if (places.size === 0) return [];
    const boostDocument = (place: number) => (places.has(place) ? weightOf(place) : 0);
    return ask(attempts.exact(terms), { ...options, boostDocument });
  };

  /** A remark may have by chance what was a mistake in a title: where no title has it, those like it are asked too. */
  const withTitles = (terms: string[], options: SearchOptions) => {
    const exact = askExactly(terms, options);
    if (exact.length === 0 || exact.some(hitsTitle)) return exact;
    const titled = ask(attempts.mistaken(terms), onlyTitles);
    const known = new Set(titled.map(({ id }) => id));
    return [...titled, ...exact.filter(({ id }) => !known.has(id))];
  };

  const resultsFor = (terms: string[]): SearchResult[] => {
    // A single letter begins a word of half of all remarks: it is asked of titles.
    const options = terms.join("").length === 1 ? onlyTitles : {};
    const first = withTitles(terms, options);
    if (first.length > 0) return first;
    const any = ask(attempts.any(terms), options);
    const mistaken = any.filter(hasAll(terms));
    return mistaken.length > 0 ? mistaken : any;
  };

  const search = (question: string): Found[] => {
    const asked = fold(question.trim());
    const terms = askedTerms(question, lang);
    if (terms.length === 0) return [];
    const found = resultsFor(terms)
      .map(({ id, score, terms: matched }) => {
        return { place: id as number, score: score * likeness(id as number, asked), terms: matched };
      })
      .toSorted((a, b) => b.score - a.score);
    const counts = new Map<Kind, number>();
    return found.filter(({ place }) => {
      const { kind = "link" } = entries[place] ?? {};
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= mostOfKind;
    });
  };

  /**
   * What a single letter finds is found before it is typed: half of all titles have a word that begins with it, and it is the
   * first that is asked.
   */
  const letters = new Map<string, Found[]>();
  const learn = async () => {
    for (const letter of new Set(names.flatMap((all) => all.map((name) => name.slice(0, 1))))) {
      await pause();
      letters.set(letter, search(letter));
    }
  };
  return { entries, learn, find: (question) => letters.get(question.toLowerCase()) ?? search(question) };
};
