import { describe, expect, it } from "vitest";
import { fitCoverName } from "../../../../../app/pages/home/cover-name.ts";
import { widthFactors } from "../../../../../site/theme/type.ts";
import { emWidth, scaledWidth } from "../../../../../app/lib/em-width.ts";

it("the width follows the characters, including those missing from the font", () => {
  expect(emWidth("WWWW")).toBeGreaterThan(2 * emWidth("llll"));
  expect(emWidth("日本")).toBeCloseTo(2 * emWidth("日"));
  expect(scaledWidth("日本", 0.5)).toBe(emWidth("日本"));
  expect(emWidth("ź")).toBe(emWidth("z"));
});

describe("the name on the cover", () => {
  const long = "Anna-Katharina von Hohenlohe-Langenburg";

  it.each([
    ["Bo", "wide", 1, "Bo"],
    ["Jane Doe", "narrow", 1, "Jane Doe"],
    ["John Appleseed", "wide", 1, "John Appleseed"],
    ["John Appleseed", "narrow", 2, "Appleseed"],
    [long, "wide", 2, "Hohenlohe-Langenburg"],
    [long, "narrow", 3, "Anna-Katharina"],
    ["Konstantinopolitanischerdudelsackpfeifer", "narrow", 1, "Konstantinopolitanischerdudelsackpfeifer"],
    ["W".repeat(40), "narrow", 3, "W".repeat(14)],
  ] as const)("%s, in a %s viewport, takes %d lines, the longest being %s", (name, window, lines, longest) => {
    const set = fitCoverName(name, widthFactors)[window];
    expect(set.lines).toBe(lines);
    expect(set.em).toBeCloseTo(
      scaledWidth(longest, window === "wide" ? widthFactors.name : widthFactors.narrowName),
      1,
    );
  });
});
