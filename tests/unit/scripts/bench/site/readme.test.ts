import { describe, expect, it } from "vitest";
import { comparedWith, othersIn } from "../../../../../scripts/bench/site/compare.ts";
import { readmeOf } from "../../../../../scripts/bench/site/readme.ts";
import { isWhole, merged } from "../../../../../scripts/bench/site/results.ts";
import { found, taken, weighing } from "./found.ts";

describe("another site", () => {
  it("stands beside this one as a ratio, by its home page and its page in the middle", () => {
    expect(othersIn(found)).toEqual(["plain"]);
    const rows = Object.fromEntries(comparedWith(found, "plain").map(({ label, ...row }) => [label, row]));
    expect(rows["first view, bytes"]).toEqual({ home: 2, middle: 2.2 });
    expect(rows["scripts, bytes"], "of nothing there is no ratio").toEqual({ home: undefined, middle: undefined });
    expect(rows["largest paint"]).toEqual({ home: 1.2, middle: 1.1 });
    expect(rows["click to paint"]?.middle).toBe(0.5);
  });

  it("has none of its own numbers in the text", () => {
    const text = readmeOf({
      weight: taken({ own: { "/": weighing(2000, 0, 4) }, plain: { "/": weighing(777_000, 0, 9) } }),
    });
    expect(text).toContain("| first view, bytes | 0.00 × | 0.00 × |");
    expect(text).not.toContain("777");
  });
});

describe("the text", () => {
  it("tells every measure, the machine and its index", () => {
    const text = readmeOf(found);
    for (const part of [
      "- 2026-01-02: 2 cores, 8 GB, linux x64, Node 24.0.0, Chromium 150.0.0.0\n",
      "Lighthouse 1.2.3, benchmark index 1234",
      "## Beside others",
      "All 2 pages, the median of 5 runs each",
      "| / | 10 | 4 | 8.0 | 0 | 0 | 11 | 5 | 2.00 × |",
      "| / | 99 | 100 | 100 | 100 | 900 | 1200 | 900 | 0 | 0 | 1.20 × |",
      "| menu, open | / | 5 | ≤ 16 | 48 |",
      "1 of 2 pages that were left come back from the browser's memory, in 20 ms (median). What kept the others from it: unload-listener.",
      "kept 2.3 s after the first visit began, when 600 KB",
      "| cold | 1 | 120.5 | 900 |",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("A quick look");
  });

  it("says what was not measured as a whole", () => {
    const { weight, build } = found;
    const text = readmeOf({ weight: { ...weight!, runs: 1, pages: [1, 2] }, build: build! });
    expect(text).toContain("**A quick look, no claim**: weight cover");
    expect(text).toContain("1 of 2 pages, each visited once.");
  });

  it("tells apart what was measured at different times", () => {
    const text = readmeOf({ ...found, build: { ...found.build!, date: "2026-03-04" } });
    expect(text).toMatch(
      /- 2026-01-02: .*\(weight, lighthouse, navigation, interactions, back, offline\)\n- 2026-03-04: .*\(build\)/,
    );
  });
});

describe("results", () => {
  it("of a later run take the place of the same measure, and of no other", () => {
    const later = taken({ own: { ms: 1, bytes: 2 } }, { date: "2026-05-06" });
    const all = merged(found, { offline: later });
    expect(all.offline).toBe(later);
    expect(all.weight).toBe(found.weight);
    expect(Object.keys(all)).toEqual(Object.keys(found));
  });

  it("are whole when all pages were measured often enough", () => {
    expect(isWhole(taken({}), 5)).toBe(true);
    expect(isWhole(taken({}, { runs: 4 }), 5)).toBe(false);
    expect(isWhole(taken({}, { pages: [1, 2] }), 5)).toBe(false);
  });
});
