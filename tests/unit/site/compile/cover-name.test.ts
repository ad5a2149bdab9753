import { describe, expect, it } from "vitest";
import { setCoverName } from "../../../../site/compile/cover-name.ts";
import { widthOf } from "../../../../site/compile/measure.ts";

const linesOf = (name: string, window: "wide" | "narrow") => {
  const lines = [""];
  for (const { text, ends } of setCoverName(name).parts) {
    lines.push(`${lines.pop() ?? ""}${text}`);
    if (ends === "both" || ends === window) lines.push("");
  }
  return lines.map((line) => line.trim());
};

it("a width follows the letters and the font, also for letters that the font lacks", () => {
  expect(widthOf("WWWW", "wide")).toBeGreaterThan(2 * widthOf("llll", "wide"));
  expect(widthOf("Jane", "wide", { face: "serif", tight: 0.4 })).toBeGreaterThan(widthOf("Jane", "wide"));
  expect(widthOf("Jane", "wide", { face: "sans", tight: 0 })).toBeGreaterThan(widthOf("Jane", "wide"));
  expect(widthOf("日本", "wide")).toBeCloseTo(2 * widthOf("日", "wide"));
  expect(widthOf("ź", "wide")).toBe(widthOf("z", "wide"));
});

describe("a name on the cover", () => {
  it("is whole, and its longest line is the one that was measured", () => {
    const names = [
      "Bo",
      "Jane Doe",
      "Anna-Katharina von Hohenlohe-Langenburg",
      "日本の山",
      "a b c d e f g h i j k l m n",
    ];
    for (const name of names) {
      const set = setCoverName(name);
      expect(set.parts.map(({ text }) => text).join("")).toBe(name);
      for (const window of ["wide", "narrow"] as const) {
        const lines = linesOf(name, window);
        expect(lines).toHaveLength(set[window].lines);
        const longest = Math.max(...lines.map((line) => widthOf(line, window)));
        expect(set[window].em).toMatch(/^\d\d\.\d\d$/);
        expect(Number(set[window].em) / longest, name).toBeGreaterThan(0.99);
        expect(Number(set[window].em) / longest, name).toBeLessThan(1.06);
      }
    }
  });

  it("stands in one line while that makes it largest, and else in even lines", () => {
    expect(linesOf("Jane Doe", "narrow")).toEqual(["Jane Doe"]);
    expect(linesOf("John Appleseed", "wide")).toEqual(["John Appleseed"]);
    expect(linesOf("John Appleseed", "narrow")).toEqual(["John", "Appleseed"]);
    const name = "Anna-Katharina von Hohenlohe-Langenburg";
    expect(linesOf(name, "wide")).toEqual(["Anna-Katharina von", "Hohenlohe-Langenburg"]);
    expect(linesOf(name, "narrow")).toEqual(["Anna-Katharina", "von Hohenlohe-", "Langenburg"]);
  });

  it("is broken within a word only where a phone would show it smaller than its text", () => {
    expect(linesOf("W".repeat(40), "narrow")).toEqual(["W".repeat(13), "W".repeat(13), "W".repeat(14)]);
    expect(linesOf("Konstantinopolitanischerdudelsackpfeifer", "narrow")).toHaveLength(1);
  });
});
