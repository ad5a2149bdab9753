import type { Span } from "../pictures/slots.ts";

/** A cell of the mosaic: how many of twelve columns its tile takes, and the ratio its picture is cropped to. */
export type Cell = { span: Span; ratio: string };

/** Tiles are cropped to 4:3 on phones and tablets, whatever their ratio is on a desktop. */
export const cropTo = (ratio: string) => {
  const [width = 4, height = 3] = ratio.split("/").map(Number);
  return { narrow: 4 / 3, desktop: width / height };
};

const cell = (desktop: number, ratio: string, tablet: number, phone: number): Cell => ({
  span: { phone, tablet, desktop },
  ratio,
});

/** Pictures that must not be cropped: even rows of three and two, two to a row on phones. */
export const evenRows = (count: number): Cell[] => {
  if (count === 1) return [cell(12, "4/3", 12, 12)];
  const pairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 1 : 2;
  return Array.from({ length: count }, (_, index) => {
    const phone = count % 2 === 1 && index === 0 ? 12 : 6;
    return index < pairs * 2 ? cell(6, "4/3", 6, phone) : cell(4, "4/3", 4, phone);
  });
};

/** Engineering projects: each section has its own rhythm, so that the page does not read as one grid. */
export const projectRows = (section: number, count: number): Cell[] => {
  const rhythms = [
    [cell(12, "2/1", 12, 12), cell(4, "4/3", 4, 12), cell(4, "4/3", 4, 12), cell(4, "4/3", 4, 12)],
    [cell(5, "10/9", 6, 12), cell(7, "14/9", 6, 12), cell(7, "14/9", 6, 12), cell(5, "10/9", 6, 12)],
    [cell(4, "1/1", 4, 12), cell(4, "1/1", 4, 12), cell(4, "1/1", 4, 12)],
  ];
  const rhythm = rhythms[section];
  return rhythm?.length === count ? rhythm : evenRows(count);
};

/** The thirteen tiles of the blog index: rows of two and three whose heights match. */
const index: [desktop: number, ratio: string][] = [
  [7, "14/9"],
  [5, "10/9"],
  [4, "8/9"],
  [8, "16/9"],
  [4, "4/5"],
  [4, "4/5"],
  [4, "4/5"],
  [8, "16/9"],
  [4, "8/9"],
  [5, "10/9"],
  [7, "14/9"],
  [6, "3/2"],
  [6, "3/2"],
];

export const indexCell = (at: number): Cell => {
  const [desktop, ratio] = index[at] ?? [6, "3/2"];
  return cell(desktop, ratio, at === 12 ? 12 : 6, 12);
};

/** Albums: rows of a wide and a narrow one that change sides; an odd last one has a row to itself. */
export const albumCells = (count: number): Cell[] => {
  const [wide, narrow] = [cell(7, "14/9", 6, 12), cell(5, "10/9", 6, 12)];
  return Array.from({ length: count }, (_, at) => {
    if (at === count - 1 && count % 2 === 1) return cell(12, "21/9", 12, 12);
    return at % 4 === 0 || at % 4 === 3 ? wide : narrow;
  });
};
