/** A row is at least so many times as wide as high: rows of one wide picture and rows of two take turns. */
const targets = [1.4, 2.2];

const total = (ratios: number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0);

/** What is left joins the last row. */
export const albumRows = <Photo extends { ratio: number }>(photos: readonly Photo[]): Photo[][] => {
  const rows: Photo[][] = [];
  let row: Photo[] = [];
  for (const photo of photos) {
    row.push(photo);
    if (total(row.map(({ ratio }) => ratio)) < (targets[rows.length % targets.length] ?? 0)) continue;
    rows.push(row);
    row = [];
  }
  const last = rows.at(-1);
  if (last) last.push(...row);
  else if (row.length > 0) rows.push(row);
  return rows;
};
