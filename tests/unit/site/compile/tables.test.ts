import { describe, expect, it } from "vitest";
import { firmCells, wantsBreaks } from "../../../../site/compile/tables.ts";

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

describe("a cell that is not broken", () => {
  const remark = "Softens near 60 °C, so that a parked car will bend it";

  it("is a short one in a column without text, whatever the column's name", () => {
    const columns = ["Material", "What the nozzle wants", "Dry at", "Watch for"];
    const rows = [
      ["PLA", "190 to 220", "45 °C, 4 to 6 h", "Heat"],
      ["Nylon", "240 to 270", "80 to 90 °C, 8 to 12 h", remark],
    ];
    expect(firmCells(columns, rows)).toEqual([
      ["rows", "rows", "rows", ""],
      ["rows", "rows", "", ""],
    ]);
    expect(firmCells(["A", "B"], [[remark, remark]])).toBeUndefined();
  });

  it("waits for a wide window where it would not fit else, the longest first", () => {
    const row = (count: number) => Array.from({ length: count }, () => "190 to 220 °C");
    const table = (cells: string[]) => firmCells(row(cells.length), [cells])?.[0];
    expect(table(row(4))).toEqual(["rows", "rows", "rows", "rows"]);
    expect(table([...row(4), "PLA"])).toEqual(["rows", "rows", "rows", "wide", "rows"]);
    expect(table(row(6))?.slice(-2)).toEqual(["wide", ""]);
  });

  it("is told by what is seen of a link", () => {
    const link = `[PLA](https://example.com/${long})`;
    expect(firmCells(["Material", "Remark"], [[link, remark]])).toEqual([["rows", ""]]);
  });
});
