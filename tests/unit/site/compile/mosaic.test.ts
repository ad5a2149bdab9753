import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Cell, albumCells, evenRows, indexCell, projectRows } from "../../../../site/compile/mosaic.ts";

type Width = keyof Cell["span"];
const widths: Width[] = ["phone", "tablet", "desktop"];

/** Tiles as the grid sets them: a row is full at twelve columns. */
const rowsOf = (cells: Cell[], width: Width) => {
  const rows: Cell[][] = [[]];
  for (const cell of cells) {
    const row = rows.at(-1) as Cell[];
    const used = row.reduce((sum, { span }) => sum + span[width], 0);
    if (used + cell.span[width] > 12) rows.push([cell]);
    else row.push(cell);
  }
  return rows;
};

const columns = (row: Cell[], width: Width) => row.reduce((sum, { span }) => sum + span[width], 0);

const heightOf = ({ span, ratio }: Cell) => {
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return (span.desktop * down) / across;
};

const index = Array.from({ length: 13 }, (_, at) => indexCell(at));
const mosaics: [string, Cell[]][] = [
  ["the blog index", index],
  ...Array.from({ length: 7 }, (_, n): [string, Cell[]] => [`${n + 1} albums`, albumCells(n + 1)]),
  ["professional projects", projectRows(0, 4)],
  ["personal projects", projectRows(1, 4)],
  ["university projects", projectRows(2, 3)],
  ...Array.from({ length: 16 }, (_, n): [string, Cell[]] => [`${n + 1} even tiles`, evenRows(n + 1)]),
];

describe("mosaics", () => {
  it.each(mosaics)("%s fill every row, at every width", (_name, cells) => {
    for (const width of widths) {
      expect(
        rowsOf(cells, width).map((row) => columns(row, width)),
        width,
      ).toEqual(rowsOf(cells, width).map(() => 12));
    }
  });

  it.each(mosaics)("%s have rows of one height on a desktop", (_name, cells) => {
    for (const row of rowsOf(cells, "desktop")) expect(new Set(row.map(heightOf)).size).toBe(1);
  });

  it("use only spans and ratios that the stylesheet knows", () => {
    const css = readFileSync("app/styles/mosaic.css", "utf8");
    for (const { span, ratio } of mosaics.flatMap(([, cells]) => cells)) {
      expect(css).toContain(`[data-desktop="${span.desktop}"]`);
      // 4/3 is every tile's shape unless it says otherwise.
      if (ratio !== "4/3") expect(css).toContain(`[data-ratio="${ratio}"]`);
    }
  });
});

describe("projectRows", () => {
  it("gives each section a rhythm of its own", () => {
    const rhythms = [projectRows(0, 4), projectRows(1, 4), projectRows(2, 3)].map((rows) => JSON.stringify(rows));
    expect(new Set(rhythms).size).toBe(3);
  });

  it("falls back to even rows when a section has another number of projects", () => {
    expect(projectRows(0, 5)).toEqual(evenRows(5));
    expect(projectRows(7, 4)).toEqual(evenRows(4));
  });
});

describe("indexCell", () => {
  it("has a place for a fourteenth topic", () => {
    expect(indexCell(13)).toEqual({ span: { phone: 12, tablet: 6, desktop: 6 }, ratio: "3/2" });
  });
});
