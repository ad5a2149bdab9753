import { describe, expect, it } from "vitest";
import { mosaicRatios, mosaicSpans } from "../../../../site/attribute-css.ts";
import {
  type Cell,
  albumCells,
  evenRows,
  indexCells,
  largeRows,
  projectRows,
} from "../../../../site/compile/mosaic.ts";

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

const counts = [...Array.from({ length: 40 }, (_, index) => index + 1), 100];
const mosaics: [string, Cell[]][] = [
  ...counts.flatMap((count): [string, Cell[]][] => [
    [`${count} topics`, indexCells(count)],
    [`${count} albums`, albumCells(count)],
    [`${count} even tiles`, evenRows(count)],
    [`${count} large tiles`, largeRows(count)],
  ]),
  ...[0, 1, 2, 3].flatMap((section) =>
    counts.map((count): [string, Cell[]] => [`${count} projects in section ${section}`, projectRows(section, count)]),
  ),
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
    const cells = mosaics.flatMap(([, all]) => all);
    expect(cells.filter(({ span }) => !mosaicSpans.includes(span.desktop))).toEqual([]);
    // 4/3 is every tile's shape unless it says otherwise.
    expect(cells.filter(({ ratio }) => ratio !== "4/3" && !mosaicRatios.includes(ratio))).toEqual([]);
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

describe("however many tiles there are", () => {
  it.each(counts)("%i have a cell each", (count) => {
    for (const places of [indexCells(count), albumCells(count), evenRows(count), projectRows(0, count)]) {
      expect(places).toHaveLength(count);
    }
  });

  it("none need no cell", () => {
    for (const places of [indexCells(0), albumCells(0), evenRows(0), projectRows(0, 0)]) expect(places).toEqual([]);
  });
});

describe("indexCells", () => {
  it("sets thirteen tiles in rows of two and three, each unlike its neighbours", () => {
    const spans = rowsOf(indexCells(13), "desktop").map((row) => row.map(({ span }) => span.desktop));
    expect(spans).toEqual([
      [7, 5],
      [4, 8],
      [4, 4, 4],
      [8, 4],
      [5, 7],
      [6, 6],
    ]);
  });
});

describe("albumCells", () => {
  it("sets three as one wide, one upright and one across", () => {
    expect(albumCells(3).map(({ ratio }) => ratio)).toEqual(["14/9", "10/9", "21/9"]);
  });
});
