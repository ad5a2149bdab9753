import { expect, it } from "vitest";
import { tableFit } from "../../../../site/compile/tables.ts";

const long = "x".repeat(40);

it("words are hyphenated where the columns' longest words exceed a line together", () => {
  const isLong = (columns: string[], rows: string[][]) => tableFit(columns, rows).long;
  expect(isLong(["Year", "Place"], [["2019", "Kyoto, and then a year of walking in the hills"]])).toBe(false);
  expect(isLong(["Year", long], [["x".repeat(20), "Kyoto"]])).toBe(true);
  // A URL isn't visible, and a word can break at a hyphen.
  expect(isLong(["A", "B"], [["a", `[b](https://example.com/${long}${long})`]])).toBe(false);
  expect(isLong(["A", "B"], [["a", `${long}-${long}`]])).toBe(false);
});

it("short cells don't wrap where the other columns leave space", () => {
  const remark = "Softens near 60 °C, so that a parked car will bend it";
  const rows = [
    ["[PLA](https://example.com/pla-and-more)", "190 to 220", "45 °C, 4 to 6 h", remark],
    ["Nylon", "240 to 270", "80 to 90 °C", remark],
  ];
  const columns = ["Material", "What the nozzle wants", "Dry at", "Watch for"];
  expect(tableFit(columns, rows)).toEqual({ long: false, short: [true, true, true, false], noWrapFrom: "rows" });
  const row = Array.from({ length: 5 }, () => "190 to 220 °C");
  expect(tableFit(row, [row]).noWrapFrom).toBe("wide");
  expect(tableFit([...row, ...row], [[...row, ...row]]).noWrapFrom).toBeUndefined();
});
