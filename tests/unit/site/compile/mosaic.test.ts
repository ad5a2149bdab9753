import { expect, it } from "vitest";
import {
  type Cell,
  albumCells,
  evenRows,
  indexCells,
  largeRows,
  projectRows,
} from "../../../../site/compile/mosaic.ts";

const counts = [...Array.from({ length: 40 }, (_, index) => index), 100];
const mosaics = counts.flatMap((count) =>
  [indexCells, albumCells, evenRows, largeRows, ...[0, 1, 2, 3].map((section) => projectRows.bind(null, section))].map(
    (cellsFor) => ({ count, cells: cellsFor(count) }),
  ),
);

/** Tiles as the grid sets them: a row is full at twelve columns. */
const rowsOf = (cells: Cell[], width: keyof Cell["span"]) => {
  const rows: Cell[][] = [];
  let used = 12;
  for (const cell of cells) {
    if (used + cell.span[width] > 12) [used] = [0, rows.push([])];
    used += cell.span[width];
    rows.at(-1)?.push(cell);
  }
  return rows;
};

const heightOf = ({ span, ratio }: Cell) => {
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return (span.desktop * down) / across;
};

it("any number of tiles gets a cell each, in full rows at every width, level on desktop", () => {
  const faults = mosaics.filter(({ count, cells }) => {
    const full = (["phone", "tablet", "desktop"] as const).every((width) =>
      rowsOf(cells, width).every((row) => row.reduce((sum, { span }) => sum + span[width], 0) === 12),
    );
    const level = rowsOf(cells, "desktop").every((row) => new Set(row.map(heightOf)).size === 1);
    return cells.length !== count || !full || !level;
  });
  expect(faults).toEqual([]);
});

it("thirteen topics are in rows of two and three, each unlike its neighbors", () => {
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
