/** More pages than this under one address are alike, and are told by the one in their middle. */
const most = 12;

export type Row<Found> = { label: string; value: Found };

const parentOf = (path: string) => path.replace(/\/$/, "").replace(/\/[^/]*$/, "/");

/** A family's row has its page of the middle size. */
export const rowsOf = <Found>(pages: Record<string, Found>, sizeOf: (value: Found) => number): Row<Found>[] => {
  const families = Map.groupBy(Object.entries(pages), ([path]) => (path === "/" ? "" : parentOf(path)));
  const rows: Row<Found>[] = [];
  const told = new Set<string>();
  for (const [path, value] of Object.entries(pages)) {
    const parent = path === "/" ? "" : parentOf(path);
    const family = families.get(parent) ?? [];
    if (parent === "" || parent === "/" || family.length <= most) rows.push({ label: path, value });
    else if (!told.has(parent)) {
      told.add(parent);
      const sorted = family.toSorted(([, a], [, b]) => sizeOf(a) - sizeOf(b));
      const middle = sorted[Math.floor((sorted.length - 1) / 2)];
      if (middle) rows.push({ label: `${parent}… (${family.length})`, value: middle[1] });
    }
  }
  return rows;
};
