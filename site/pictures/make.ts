import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ContentError, type Problem } from "../check/problems.ts";
import type { Cache } from "./cache.ts";
import { encodeAll } from "./encode.ts";
import type { Variant } from "./types.ts";

export const inTurn = async <T>(items: readonly T[], workers: number, work: (item: T) => Promise<unknown>) => {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next++];
      if (item !== undefined) await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, worker));
};

export const workers = () => Math.min(8, availableParallelism());

/** Files are read and written by as many at once; the processor has little to do with it. */
export const porters = 8;

/** Makes what the cache lacks, and says how many files that were. */
export const makeVariants = async (
  variants: readonly Variant[],
  root: string,
  cache: Cache,
  step: () => void = () => {},
): Promise<number> => {
  const sizes = await Promise.all(variants.map(({ key }) => cache.size(key)));
  const missing = variants.filter((_, index) => sizes[index] === undefined);
  const pixels = (group: readonly Variant[]) => group.reduce((sum, { width, height }) => sum + width * height, 0);
  // The largest come first, so that no core works alone in the end.
  const pictures = [...Map.groupBy(missing, ({ path }) => path)].toSorted((a, b) => pixels(b[1]) - pixels(a[1]));
  const problems: Problem[] = [];
  await inTurn(pictures, workers(), async ([path, group]) => {
    try {
      await encodeAll(join(root, path), group, async ({ key }, bytes) => {
        await cache.write(key, bytes);
        step();
      });
    } catch (error) {
      const message = `couldn't convert the image (${String(error)}): save it again as jpg or png`;
      problems.push({ file: path, field: "", message });
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return missing.length;
};
