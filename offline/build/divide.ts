import { type KeptFile, isAsked, isOf, keptSize } from "./kept-files.ts";

type Wishes = {
  later: readonly string[];
  always: readonly string[];
  /** The pages that are wanted most come first; without an order the smallest do. */
  order?: readonly string[];
  most: number;
};

type Divided = { now: KeptFile[]; later: KeptFile[]; size: number };

/** Of a site that is more than a device is asked to hold, some pages wait until they are seen. */
export const divide = async (
  files: readonly KeptFile[],
  { later, always, order = [], most }: Wishes,
): Promise<Divided> => {
  const waiting = new Set(later);
  const waits = (file: KeptFile) => isOf(waiting, file) || isAsked(file);
  const now = () => files.filter((file) => !waits(file));
  // Those that wait in any case may be thousands of files, and packing each to know its size takes its time.
  const sizes = new Map(await Promise.all(now().map(async (file) => [file, await keptSize(file)] as const)));
  const total = (some: readonly KeptFile[]) => some.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const places = new Map(order.map((path, place) => [path, place]));
  const placeOf = (path: string) => places.get(path) ?? order.length;
  const pages = now()
    .filter(({ name }) => name.endsWith("/index.html"))
    .map(({ address }) => `/${address}`)
    .filter((path) => !always.includes(path))
    .map((path) => ({ path, size: total(files.filter((file) => isOf(new Set([path]), file))) }))
    .toSorted((a, b) => placeOf(a.path) - placeOf(b.path) || a.size - b.size);
  let size = total(now()) - pages.reduce((sum, page) => sum + page.size, 0);
  for (const page of pages) {
    if (size + page.size > most) waiting.add(page.path);
    else size += page.size;
  }
  return { now: now(), later: files.filter(waits), size };
};
