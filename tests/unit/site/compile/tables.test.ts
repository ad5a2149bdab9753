import { describe, expect, it } from "vitest";
import { wantsBreaks } from "../../../../site/compile/tables.ts";

const long = "x".repeat(40);

describe("a table whose words must be broken", () => {
  it("is one whose columns' longest words fill more than a line together", () => {
    expect(wantsBreaks(["Year", "Place"], [["2019", "Kyoto, and then a year of walking in the hills"]])).toBe(false);
    expect(wantsBreaks(["Year", "Place"], [["2019", long + long]])).toBe(true);
    expect(wantsBreaks(["Year", long], [["x".repeat(20), "Kyoto"]])).toBe(true);
    expect(wantsBreaks(["Year", long], [["2019", "Kyoto"]])).toBe(false);
  });

  it("is not told by addresses, which nobody sees, nor by words that break at a hyphen", () => {
    expect(wantsBreaks(["A", "B"], [["a", `[b](https://example.com/${long}${long})`]])).toBe(false);
    expect(wantsBreaks(["A", "B"], [["a", `${long}-${long}`]])).toBe(false);
  });
});
