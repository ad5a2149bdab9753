import { type KeptFile, isAsked, isOf, keptSize } from "./kept-files.ts";

type Wishes = {
  /** Pages that are kept only when they have been seen. */
  later: readonly string[];
  /** Pages that are kept in any case. */
  always: readonly string[];
  /** What a visitor's device is asked to hold, in bytes. */
  most: number;
};

type Divided = { now: KeptFile[]; later: KeptFile[]; size: number };

/** Of a site that is more than a device is asked to hold, the largest pages wait until they are seen. */
export const divide = async (files: readonly KeptFile[], { later, always, most }: Wishes): Promise<Divided> => {
  const sizes = new Map(await Promise.all(files.map(async (file) => [file, await keptSize(file)] as const)));
  const total = (some: readonly KeptFile[]) => some.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const waiting = new Set(later);
  const waits = (file: KeptFile) => isOf(waiting, file) || isAsked(file);
  const now = () => files.filter((file) => !waits(file));
  const pages = now()
    .filter(({ name }) => name.endsWith("/index.html"))
    .map(({ address }) => `/${address}`)
    .filter((path) => !always.includes(path))
    .map((path) => ({ path, size: total(files.filter((file) => isOf(new Set([path]), file))) }))
    .toSorted((a, b) => b.size - a.size);
  let size = total(now());
  for (const page of pages) {
    if (size <= most) break;
    waiting.add(page.path);
    size -= page.size;
  }
  return { now: now(), later: files.filter(waits), size };
};
