import { describe, expect, it } from "vitest";
import { setCoverName } from "../../../../site/compile/cover-name.ts";
import type { HeadingType } from "../../../../site/theme/type.ts";
import { widthOf } from "../../../../site/compile/measure.ts";

const serif: HeadingType = { face: "serif", tight: 0.4 };

const linesOf = (name: string, window: "wide" | "narrow") => {
  const lines = [""];
  for (const { text, ends } of setCoverName(name).parts) {
    lines.push(`${lines.pop() ?? ""}${text}`);
    if (ends === "both" || ends === window) lines.push("");
  }
  return lines.map((line) => line.trim());
};

const names = [
  "Bo",
  "Jane Doe",
  "John Appleseed",
  "Anna-Katharina von Hohenlohe-Langenburg",
  "Konstantinopolitanischerdudelsackpfeifer",
  "日本の山",
  "Ελληνικά",
  "a b c d e f g h i j k l m n o p q r s t",
];

describe("the width of a name", () => {
  it("follows its letters, not their number", () => {
    expect(widthOf("WWWW", "wide")).toBeGreaterThan(2 * widthOf("llll", "wide"));
    expect(widthOf("Jane", "narrow")).toBeLessThan(widthOf("Jane", "wide"));
  });

  it("is another in the serif, which is not condensed", () => {
    expect(widthOf("Jane", "wide", serif)).toBeGreaterThan(widthOf("Jane", "wide"));
    const [first, second] = [setCoverName("Jane Doe"), setCoverName("Jane Doe", serif)];
    expect(Number(second.wide.em)).toBeGreaterThan(Number(first.wide.em));
  });

  it("is another without the narrow tracking, which joined letters do not take", () => {
    expect(widthOf("Jane", "wide", { face: "sans", tight: 0 })).toBeGreaterThan(widthOf("Jane", "wide"));
  });

  it("is a square for each full-width letter, and a letter's own when its accent is not in the font", () => {
    expect(widthOf("日本", "wide")).toBeCloseTo(2 * widthOf("日", "wide"));
    expect(widthOf("日", "wide")).toBeGreaterThan(0.9);
    expect(widthOf("ź", "wide")).toBe(widthOf("z", "wide"));
    expect(widthOf("é", "wide")).toBe(widthOf("e\u0301", "wide"));
  });
});

describe("a name on the cover", () => {
  it.each(names)("%s is whole, and its longest line is the one that was measured", (name) => {
    const set = setCoverName(name);
    expect(set.parts.map(({ text }) => text).join("")).toBe(name);
    for (const window of ["wide", "narrow"] as const) {
      const lines = linesOf(name, window);
      expect(lines).toHaveLength(set[window].lines);
      const longest = Math.max(...lines.map((line) => widthOf(line, window)));
      expect(set[window].em).toMatch(/^\d\d\.\d\d$/);
      expect(Number(set[window].em)).toBeGreaterThanOrEqual(longest - 0.005);
      expect(Number(set[window].em)).toBeLessThan(longest * 1.06);
    }
  });

  it("stands in one line while that makes it largest", () => {
    expect(linesOf("Bo", "wide")).toEqual(["Bo"]);
    expect(linesOf("Jane Doe", "narrow")).toEqual(["Jane Doe"]);
    expect(linesOf("John Appleseed", "wide")).toEqual(["John Appleseed"]);
  });

  it("is set in more, even lines where it gains by it", () => {
    expect(linesOf("John Appleseed", "narrow")).toEqual(["John", "Appleseed"]);
    const name = "Anna-Katharina von Hohenlohe-Langenburg";
    expect(linesOf(name, "wide")).toEqual(["Anna-Katharina von", "Hohenlohe-Langenburg"]);
    expect(linesOf(name, "narrow")).toEqual(["Anna-Katharina", "von Hohenlohe-", "Langenburg"]);
  });

  it("is broken within a word only where a phone would show it smaller than its text", () => {
    expect(linesOf("W".repeat(40), "narrow")).toEqual(["W".repeat(13), "W".repeat(13), "W".repeat(14)]);
    expect(linesOf("Konstantinopolitanischerdudelsackpfeifer", "narrow")).toHaveLength(1);
    expect(linesOf("日本の山", "narrow")).toEqual(["日本の山"]);
  });
});
