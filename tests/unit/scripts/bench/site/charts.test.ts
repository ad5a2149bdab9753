import { describe, expect, it } from "vitest";
import { ceiling, drawBars, spansOf } from "../../../../../scripts/bench/site/bars.ts";
import { chartsOf } from "../../../../../scripts/bench/site/charts.ts";
import { placeOf, ticksFor } from "../../../../../scripts/bench/site/ratios.ts";
import { shortened } from "../../../../../scripts/bench/site/svg.ts";
import { found } from "./found.ts";

describe("bars", () => {
  it("end before a round number", () => {
    expect([0, 7, 11, 160, 1301].map(ceiling)).toEqual([1, 7.5, 15, 200, 1500]);
  });

  it("have parts that follow each other and share the room as their values do", () => {
    const [first, second] = spansOf([1, 3], 4);
    expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0));
    expect(second?.width).toBe(3 * (first?.width ?? 0));
    expect(spansOf([4], 4)[0]?.width).toBe(spansOf([1, 3], 4).reduce((all, { width }) => all + width, 0));
  });

  it("shorten what is too long for its room, and keep its end", () => {
    expect(shortened("/camp")).toBe("/camp");
    expect(shortened("/blog/honda-ridgeline-tonneau-install")).toBe("/blog/honda-rid…-tonneau-install");
  });

  it("carry names that may hold anything", () => {
    const drawing = drawBars({
      title: "A < B & C",
      description: "",
      legend: [{ name: "one", look: "hue" }],
      rows: [{ label: '"<script>"', parts: [1], text: "1" }],
    });
    expect(drawing).toContain("A &lt; B &amp; C");
    expect(drawing).not.toContain("<script>");
  });
});

describe("ratios", () => {
  it("have one in the middle of a scale that holds all of them", () => {
    for (const values of [[1], [0.3, 1.2], [1.1, 36], [0.001]]) {
      const ticks = ticksFor(values);
      expect(ticks).toContain(1);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });

  it("stand as far from one when they are half as when they are double", () => {
    const ticks = ticksFor([4]);
    const at = (value: number) => placeOf(value, ticks);
    expect(at(2) - at(1)).toBeCloseTo(at(1) - at(0.5));
  });
});

describe("the charts", () => {
  it("are drawn of what was measured, and of nothing else", () => {
    const names = (results: typeof found) => [...chartsOf(results).keys()].toSorted();
    const all = ["beside", "build", "interactions", "navigation", "paints", "weight"].map((name) => `${name}.svg`);
    expect(names(found)).toEqual(all);
    expect(names({ build: found.build! })).toEqual(["build.svg"]);
  });

  it("are whole drawings with a title and words for both schemes", () => {
    for (const [name, drawing] of chartsOf(found)) {
      expect(drawing, name).toMatch(/^<svg [^>]*role="img"[\s\S]*<title id="title">[^<]+<\/title>[\s\S]*<\/svg>\n$/);
      expect(drawing, name).toContain("prefers-color-scheme:dark");
      expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
