import MiniSearch from "minisearch";
import type { Entry, EntryFile, Kind } from "../../../site/compile/search/entry.ts";
import { type Hit, makeLookUp, mayBegin, onlyTitles } from "./look-up.ts";
import { askedTerms, fold, termsOf } from "./terms.ts";

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
  /** What of a question may begin a word that it finds; other words are found whole. */
  startsIn: (question: string) => string[];
  /** Finds beforehand what is asked first. */
  learn: () => Promise<void>;
};

/** What an entry lies in, nearest first. */
export const around = (entries: readonly Entry[], entry: Entry): Entry[] => {
  const outer = entry.in === undefined ? undefined : entries[entry.in];
  return outer ? [outer, ...around(entries, outer)] : [];
};

const hitsTitle = ({ match }: Hit) => Object.values(match).some((fields) => fields.includes("title"));

/** Where it lies may tell an entry from others, but is not enough to find it by. */
const isOwn = ({ match }: Hit) => Object.values(match).some((found) => found.some((field) => field !== "near"));

const pause = () => new Promise((done) => setTimeout(done));

/** `ignored` are words of the language that stand in any question: "is it legal to fly a drone" asks for three of seven. */
export const makeEngine = async (files: readonly EntryFile[], lang: string, ignored = ""): Promise<Engine> => {
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

  const ignoredTerms = new Set(askedTerms(ignored, lang));
  const tellingOf = (terms: string[]) => {
    const telling = terms.filter((term) => !ignoredTerms.has(term));
    return telling.length > 0 ? telling : terms;
  };

  const lookUp = makeLookUp(mini, weightOf);

  /** A remark may have by chance what was a mistake in a title: where no title has it, those like it are asked too. */
  const withTitles = (exact: Hit[], terms: string[]) => {
    if (exact.some(hitsTitle)) return exact;
    const titled = lookUp.all("about", terms, onlyTitles);
    const known = new Set(titled.map(({ id }) => id));
    return [...titled, ...exact.filter(({ id }) => !known.has(id))];
  };

  /** What has all of the words; else what has all of them with mistakes, or any. */
  const hitsOf = (terms: string[]): Hit[] => {
    // A single letter begins a word of half of all remarks: it is asked of titles.
    const options = terms.join("").length === 1 ? onlyTitles : {};
    const exact = lookUp.all("exact", terms, options).filter(isOwn);
    if (exact.length > 0) return withTitles(exact, terms);
    const mistaken = lookUp.all("about", terms, options).filter(isOwn);
    return mistaken.length > 0 ? mistaken : lookUp.any("about", terms, options).filter(isOwn);
  };

  /** Who types "at a g" may be on the way to "At a glance": a title with all of the words, ignored ones too, is ahead. */
  const hitsFor = (terms: string[]): Hit[] => {
    const telling = tellingOf(terms);
    const hits = hitsOf(telling);
    if (telling.length === terms.length) return hits;
    const named = new Map(lookUp.all("exact", terms, onlyTitles).map(({ id, score }) => [id, score]));
    return hits.map((hit) => ({ ...hit, score: hit.score + (named.get(hit.id) ?? 0) }));
  };

  const search = (question: string): Found[] => {
    const asked = fold(question.trim());
    const terms = askedTerms(question, lang);
    if (terms.length === 0) return [];
    lookUp.begin(terms);
    if (question.endsWith(" ")) lookUp.prepare(tellingOf(terms));
    const found = hitsFor(terms)
      .map(({ id, score, match }) => {
        return { place: id, score: score * likeness(id, asked), terms: Object.keys(match) };
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
   * What one or two letters find is found before they are typed: they begin a word of half of all titles or remarks, and are
   * the first that is asked.
   */
  const beginnings = new Map<string, Found[]>();
  const learn = async () => {
    for (const length of [1, 2]) {
      for (const asked of new Set(names.flat().map((name) => name.slice(0, length)))) {
        await pause();
        beginnings.set(asked, search(asked));
      }
    }
  };
  return {
    entries,
    learn,
    find: (question) => beginnings.get(question.toLowerCase()) ?? search(question),
    startsIn: (question) =>
      tellingOf(askedTerms(question, lang)).filter((term, at, { length }) => mayBegin(term, at === length - 1)),
  };
};
