import { expect, it } from "vitest";
import { reasonsIn } from "../../../../../scripts/bench/site/back.ts";
import { medianOf, readReport } from "../../../../../scripts/bench/site/lighthouse.ts";
import { heldBy, holdersFrom } from "../../../../../scripts/bench/site/memory.ts";
import { kindOfType } from "../../../../../scripts/bench/site/weight.ts";
import { painting } from "./found.ts";

it("files are told apart by their types", () => {
  const types = [
    "text/html",
    "text/css",
    "text/javascript",
    "font/woff2",
    "image/svg+xml",
    "application/json",
    "text/x-script",
  ];
  expect(types.map(kindOfType)).toEqual(["html", "css", "js", "font", "image", "data", "data"]);
  expect(kindOfType("video/mp4")).toBe("other");
});

it("memory is that of a process and of all below it, not of its neighbors", () => {
  const holders = holdersFrom("  10   1  100\n  11  10  20\n  12  11   3\n  13   1 5000\n");
  expect(heldBy(10, holders)).toBe(123);
  expect(heldBy(99, holders)).toBe(0);
});

it("reasons are collected from the page and its frames, each once", () => {
  const told = {
    reasons: [{ reason: "unload-listener" }],
    children: [{ reasons: [{ reason: "masked" }, { reason: "unload-listener" }], children: [] }],
  };
  expect(reasonsIn(told)).toEqual(["unload-listener", "masked"]);
  expect(reasonsIn(null)).toEqual([]);
});

it("a report is read for its scores and timings", () => {
  const audit = (numericValue: number) => ({ numericValue });
  const { page, index } = readReport({
    categories: {
      performance: { score: 0.987 },
      accessibility: { score: 1 },
      "best-practices": { score: 1 },
      seo: { score: null },
    },
    audits: {
      "first-contentful-paint": audit(901.4),
      "largest-contentful-paint": audit(1200.6),
      "total-blocking-time": audit(12.2),
      "speed-index": audit(950),
      "cumulative-layout-shift": audit(0.012_345),
    },
    environment: { benchmarkIndex: 1500.5 },
  });
  expect(page).toEqual({
    scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 0 },
    fcp: 901,
    lcp: 1201,
    tbt: 12,
    si: 950,
    cls: 0.0123,
  });
  expect(index).toBe(1500.5);
});

it("of several runs every number has its own median", () => {
  const page = medianOf([painting(900, 1500), painting(800, 1300), painting(1000, 1000)]);
  expect([page.fcp, page.lcp, page.scores.performance]).toEqual([900, 1300, 99]);
});
