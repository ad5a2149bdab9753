import { expect, it } from "vitest";
import { firmCells, wantsBreaks } from "../../../../site/compile/tables.ts";

const long = "x".repeat(40);

it("words are broken where the columns' longest fill more than a line together", () => {
  expect(wantsBreaks(["Year", "Place"], [["2019", "Kyoto, and then a year of walking in the hills"]])).toBe(false);
  expect(wantsBreaks(["Year", long], [["x".repeat(20), "Kyoto"]])).toBe(true);
  // Nobody sees an address, and a hyphen breaks a word.
  expect(wantsBreaks(["A", "B"], [["a", `[b](https://example.com/${long}${long})`]])).toBe(false);
  expect(wantsBreaks(["A", "B"], [["a", `${long}-${long}`]])).toBe(false);
});

it("a short cell stays whole in a column without text, where there is room", () => {
  const remark = "Softens near 60 °C, so that a parked car will bend it";
  const rows = [
    ["[PLA](https://example.com/pla-and-more)", "190 to 220", "45 °C, 4 to 6 h", "Heat"],
    ["Nylon", "240 to 270", "80 to 90 °C, 8 to 12 h", remark],
  ];
  expect(firmCells(["Material", "What the nozzle wants", "Dry at", "Watch for"], rows)).toEqual([
    ["rows", "rows", "rows", ""],
    ["rows", "rows", "", ""],
  ]);
  expect(firmCells(["A", "B"], [[remark, remark]])).toBeUndefined();
  const row = Array.from({ length: 6 }, () => "190 to 220 °C");
  expect(firmCells(row, [row])).toEqual([["rows", "rows", "rows", "wide", "wide", ""]]);
});
