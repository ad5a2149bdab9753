/** Times are milliseconds and sizes bytes, unless a name says more. */

export const measures = ["weight", "lighthouse", "navigation", "interactions", "back", "offline", "build"] as const;

export type Measure = (typeof measures)[number];

export const kinds = ["html", "css", "js", "font", "image", "data", "other"] as const;

export type Kind = (typeof kinds)[number];

export type Load = { requests: number; bytes: Record<Kind, number> };

/** The first load ends when the page rests, the whole one when it has been scrolled through. */
export type PageWeight = { first: Load; whole: Load };

export const scores = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Score = (typeof scores)[number];

export const timings = ["fcp", "lcp", "tbt", "si", "cls"] as const;

export type Timing = (typeof timings)[number];

export type PageLighthouse = { scores: Record<Score, number> } & Record<Timing, number>;

/** The document stays with `client`; the browser loads another with `load`. */
export type PageNavigation = { from: string; way: "client" | "load"; ms: number };

export type Interaction = { page: string; times: number; median: number; worst: number };

export type PageBack = { restored: boolean; ms: number; reasons: string[] };

export type Offline = { ms: number; bytes: number };

/** The megabytes are the peak of all its processes together, where the system tells it. */
export type Build = { times: number; seconds: number; megabytes?: number };

export type Machine = {
  cores: number;
  memoryGB: number;
  system: string;
  node: string;
  chromium: string;
};

export type Taken<Found> = {
  date: string;
  machine: Machine;
  runs: number;
  pages: [measured: number, all: number];
  sites: Record<string, Found>;
};

type FoundOf = {
  weight: Record<string, PageWeight>;
  lighthouse: Record<string, PageLighthouse>;
  navigation: Record<string, PageNavigation>;
  interactions: Record<string, Interaction>;
  back: Record<string, PageBack>;
  offline: Offline;
  build: Record<string, Build>;
};

export type Results = { [Name in Measure]?: Taken<FoundOf[Name]> } & {
  lighthouse?: { version: string; benchmarkIndex: number };
};

/** A measure that was taken again takes the place of the one before; the others stay with their dates. */
export const merged = (before: Results, now: Results): Results => {
  const both = { ...before, ...now };
  return Object.fromEntries(measures.filter((name) => both[name]).map((name) => [name, both[name]])) as Results;
};

export const isWhole = ({ runs, pages: [measured, all] }: Taken<unknown>, usualRuns: number): boolean =>
  runs >= usualRuns && measured === all;
