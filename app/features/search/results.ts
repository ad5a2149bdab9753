import type { Entry, Kind } from "../../../site/compile/search/entry.ts";
import { type Engine, type Found, around } from "./engine.ts";

/** An entry as a row of the palette shows it. */
export type Row = {
  /** Its place in the list of all, which names it on the page. */
  place: number;
  kind: Kind;
  title: string;
  text?: string | undefined;
  address: string;
  /** Where it stands, outermost first. */
  where: string[];
  topic?: string | undefined;
  picture?: string | undefined;
  /** The words of the index by which it was found. */
  terms: string[];
};

export type Group = { kind: Kind; rows: Row[] };

/** A link leads to its address; what has none leads to the section, or else the page, that it stands in. */
const addressOf = (lineage: Entry[]): string => {
  const [entry, ...outer] = lineage;
  if (!entry) return "/";
  if (entry.url?.startsWith("#")) return `${addressOf(outer)}${entry.url}`;
  return entry.url ?? addressOf(outer);
};

const rowOf = (entries: readonly Entry[], place: number, terms: string[] = []): Row[] => {
  const entry = entries[place];
  if (!entry) return [];
  const lineage = [entry, ...around(entries, entry)];
  return [
    {
      place,
      kind: entry.kind,
      title: entry.title,
      text: entry.text,
      address: addressOf(lineage),
      where: lineage
        .slice(1)
        .map(({ title }) => title)
        .toReversed(),
      topic: lineage.find(({ topic }) => topic)?.topic,
      picture: lineage.find(({ picture }) => picture)?.picture,
      terms,
    },
  ];
};

/** By kind; the kind with the best of all comes first. */
const grouped = (found: Found[], { entries }: Engine): Group[] => {
  const groups = new Map<Kind, Row[]>();
  for (const { place, terms } of found) {
    const kind = entries[place]?.kind ?? "page";
    const rows = groups.get(kind) ?? [];
    groups.set(kind, rows);
    rows.push(...rowOf(entries, place, terms));
  }
  return [...groups].map(([kind, rows]) => ({ kind, rows }));
};

/** The first rows of all groups that have a place in so much room, the last of them in part. */
export const firstRows = (groups: Group[], room: number, heading: number, heightOf: (row: Row) => number): Group[] =>
  groups.flatMap(({ kind, rows }) => {
    room -= heading;
    const seen = rows.filter((row) => {
      const height = heightOf(row);
      room -= height;
      return room > -height;
    });
    return seen.length > 0 ? [{ kind, rows: seen }] : [];
  });

/** What is shown for a question; before there is one, the site's pages. */
export const resultsOf = (engine: Engine, question: string): Group[] => {
  if (question.trim() !== "") return grouped(engine.find(question), engine);
  const isMain = (entry: Entry) => entry.kind === "page" && entry.in === undefined;
  const rows = engine.entries.flatMap((entry, place) => (isMain(entry) ? rowOf(engine.entries, place) : []));
  return rows.length > 0 ? [{ kind: "page", rows }] : [];
};
