import {
  type PageLighthouse,
  type PageNavigation,
  type PageWeight,
  type Results,
  type Taken,
} from "../../../../../scripts/bench/site/results.ts";
import { noLoad } from "../../../../../scripts/bench/site/weight.ts";

/** Results as a run would leave them, small enough to be checked by hand. */

const machine = { cores: 2, memoryGB: 8, system: "linux x64", node: "24.0.0", chromium: "150.0.0.0" };

export const taken = <Found>(sites: Record<string, Found>, part: Partial<Taken<Found>> = {}): Taken<Found> => ({
  date: "2026-01-02",
  machine,
  runs: 5,
  pages: [2, 2],
  sites,
  ...part,
});

export const weighing = (html: number, js: number, requests: number): PageWeight => {
  const { bytes } = noLoad();
  const first = { requests, bytes: { ...bytes, html, js } };
  return { first, whole: { requests: requests + 1, bytes: { ...first.bytes, image: 1000 } } };
};

export const painting = (fcp: number, lcp: number): PageLighthouse => ({
  scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  fcp,
  lcp,
  tbt: 0,
  si: fcp,
  cls: 0,
});

export const found: Results = {
  weight: taken<Record<string, PageWeight>>({
    own: { "/": weighing(2000, 8000, 4), "/a": weighing(4000, 8000, 5) },
    plain: { "/": weighing(5000, 0, 2) },
  }),
  lighthouse: {
    ...taken<Record<string, PageLighthouse>>({
      own: { "/": painting(900, 1200), "/a": painting(1000, 1000) },
      plain: { "/": painting(1000, 1000) },
    }),
    version: "1.2.3",
    benchmarkIndex: 1234,
  },
  navigation: taken<Record<string, PageNavigation>>({
    own: { "/": { from: "/a", way: "client", ms: 30 }, "/a": { from: "/", way: "client", ms: 40 } },
    plain: { "/": { from: "/b", way: "load", ms: 70 } },
  }),
  interactions: taken({ own: { "menu, open": { page: "/", times: 5, median: 16, worst: 48 } } }),
  back: taken({
    own: {
      "/": { restored: true, ms: 20, reasons: [] },
      "/a": { restored: false, ms: 300, reasons: ["unload-listener"] },
    },
  }),
  offline: taken({ own: { ms: 2345, bytes: 600_000 } }),
  build: taken({ own: { cold: { times: 1, seconds: 120.5, megabytes: 900 } } }),
};
