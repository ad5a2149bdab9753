import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Place, albumPlaces, evenRows, indexPlace, projectRows } from "../../../../site/compile/mosaic.ts";

type Width = keyof Place["span"];
const widths: Width[] = ["phone", "tablet", "desktop"];

/** Tiles as the grid sets them: a row is full at twelve columns. */
const rowsOf = (places: Place[], width: Width) => {
  const rows: Place[][] = [[]];
  for (const place of places) {
    const row = rows.at(-1) as Place[];
    const used = row.reduce((sum, { span }) => sum + span[width], 0);
    if (used + place.span[width] > 12) rows.push([place]);
    else row.push(place);
  }
  return rows;
};

const columns = (row: Place[], width: Width) => row.reduce((sum, { span }) => sum + span[width], 0);

const heightOf = ({ span, ratio }: Place) => {
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return (span.desktop * down) / across;
};

const index = Array.from({ length: 13 }, (_, at) => indexPlace(at));
const mosaics: [string, Place[]][] = [
  ["the blog index", index],
  ["albums", albumPlaces],
  ["professional projects", projectRows(0, 4)],
  ["personal projects", projectRows(1, 4)],
  ["university projects", projectRows(2, 3)],
  ...Array.from({ length: 16 }, (_, n): [string, Place[]] => [`${n + 1} even tiles`, evenRows(n + 1)]),
];

describe("mosaics", () => {
  it.each(mosaics)("%s fill every row, at every width", (_name, places) => {
    for (const width of widths) {
      expect(
        rowsOf(places, width).map((row) => columns(row, width)),
        width,
      ).toEqual(rowsOf(places, width).map(() => 12));
    }
  });

  it.each(mosaics)("%s have rows of one height on a desktop", (_name, places) => {
    for (const row of rowsOf(places, "desktop")) expect(new Set(row.map(heightOf)).size).toBe(1);
  });

  it("use only spans and ratios that the stylesheet knows", () => {
    const css = readFileSync("app/styles/mosaic.css", "utf8");
    for (const { span, ratio } of mosaics.flatMap(([, places]) => places)) {
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

describe("indexPlace", () => {
  it("has a place for a fourteenth topic", () => {
    expect(indexPlace(13)).toEqual({ span: { phone: 12, tablet: 6, desktop: 6 }, ratio: "3/2" });
  });
});
