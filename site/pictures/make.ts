import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Cache } from "./cache.ts";
import { encodeAll } from "./encode.ts";
import type { Variant } from "./types.ts";

export const runPool = async <T>(items: readonly T[], concurrency: number, work: (item: T) => Promise<unknown>) => {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next++];
      if (item !== undefined) await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
};

export const cpuConcurrency = () => Math.min(8, availableParallelism());

/** For reading and writing files, which hardly uses the CPU. */
export const ioConcurrency = 8;

/** Makes the files that are not in the cache, and returns their number. */
export const makeVariants = async (
  variants: readonly Variant[],
  root: string,
  cache: Cache,
  step: () => void = () => {},
): Promise<number> => {
  const missing = variants.filter(({ key }) => cache.size(key) === undefined);
  const pixels = (group: readonly Variant[]) => group.reduce((sum, { width, height }) => sum + width * height, 0);
  // The largest first, so that all cores finish at about the same time.
  const pictures = [...Map.groupBy(missing, ({ path }) => path)].toSorted((a, b) => pixels(b[1]) - pixels(a[1]));
  await runPool(pictures, cpuConcurrency(), ([path, group]) =>
    encodeAll(join(root, path), group, async ({ key }, bytes) => {
      await cache.write(key, bytes);
      step();
    }),
  );
  return missing.length;
};
