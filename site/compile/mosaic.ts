import type { Span } from "../pictures/slots.ts";

/** `span` is in twelfths of the grid. */
export type Cell = { span: Span; ratio: string };

/** On phones and tablets all tiles are cropped to 4:3. */
export const cropTo = (ratio: string) => {
  const [width = 4, height = 3] = ratio.split("/").map(Number);
  return { narrow: 4 / 3, desktop: width / height };
};

const cell = (desktop: number, ratio: string, tablet: number, phone: number): Cell => ({
  span: { phone, tablet, desktop },
  ratio,
});

/** Every cell is 4:3, for pictures that must not be cropped. */
export const evenRows = (count: number): Cell[] => {
  if (count === 1) return [cell(12, "4/3", 12, 12)];
  const pairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 1 : 2;
  return Array.from({ length: count }, (_, index) => {
    const phone = count % 2 === 1 && index === 0 ? 12 : 6;
    return index < pairs * 2 ? cell(6, "4/3", 6, phone) : cell(4, "4/3", 4, phone);
  });
};

/** If the number is odd, the first tile spans the row. */
export const largeRows = (count: number): Cell[] =>
  Array.from({ length: count }, (_, index) =>
    count % 2 === 1 && index === 0 ? cell(12, "4/3", 12, 12) : cell(6, "4/3", 6, 12),
  );

/** The first section opens with a large tile if the others fill their rows. On a phone each project has its own row. */
export const projectRows = (section: number, count: number): Cell[] => {
  const opensLarge = section === 0 && count % 3 === 1;
  const cells = opensLarge ? [cell(12, "4/3", 12, 12), ...evenRows(count - 1)] : evenRows(count);
  return cells.map(({ span, ratio }) => ({ span: { ...span, phone: 12 }, ratio }));
};

type Tile = [desktop: number, ratio: string];
type Row = Tile[];

const large: Tile = [7, "14/9"];
const small: Tile = [5, "10/9"];
const broad: Tile = [8, "16/9"];
const slim: Tile = [4, "8/9"];
const third: Tile = [4, "4/5"];
const half: Tile = [6, "3/2"];

const three = [third, third, third];
const pair = [half, half];

/** The heights of a row's tiles match. */
const indexRows: Row[] = [[large, small], [slim, broad], three, [broad, slim], [small, large], pair];

/** Never leaves a single tile in the last row. */
const rowFor = (left: number, row: number): Row => {
  const pattern = indexRows[row % indexRows.length] ?? pair;
  if (left === 1) return [[12, "21/9"]];
  if (left < pattern.length) return pair;
  if (left - pattern.length === 1) return pattern.length === 2 ? three : pair;
  return pattern;
};

export const indexCells = (count: number): Cell[] => {
  const tiles: Row = [];
  for (let row = 0; tiles.length < count; row++) tiles.push(...rowFor(count - tiles.length, row));
  return tiles.map(([desktop, ratio], at) => cell(desktop, ratio, count % 2 === 1 && at === count - 1 ? 12 : 6, 12));
};

/** Landscape and portrait tiles alternate sides; if the number is odd, one spans the row after the first pair. */
export const albumCells = (count: number): Cell[] => {
  const across = count % 2 === 1 ? Math.min(2, count - 1) : -1;
  return Array.from({ length: count }, (_, at) => {
    if (at === across) return cell(12, "21/9", 12, 12);
    const paired = at > across && across >= 0 ? at - 1 : at;
    return paired % 4 === 0 || paired % 4 === 3 ? cell(7, "14/9", 6, 12) : cell(5, "10/9", 6, 12);
  });
};
