import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ContentError, type Problem } from "../check/problems.ts";
import type { Cache } from "./cache.ts";
import { encode } from "./encode.ts";
import type { Variant } from "./types.ts";

/** A few originals above this, decoded at once, could fill the memory: they are worked on one at a time. */
const giant = 40_000_000;

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

type Made = { size: number; made: boolean };

const underWay = new Map<string, Promise<Made>>();

/** Who asks while a file is being made gets the same file. */
export const makeVariant = (variant: Variant, root: string, cache: Cache): Promise<Made> => {
  const file = cache.at(variant.key);
  const making = underWay.get(file) ?? make(variant, root, cache).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
};

const make = async (variant: Variant, root: string, cache: Cache) => {
  const size = await cache.size(variant.key);
  if (size !== undefined) return { size, made: false };
  try {
    const bytes = await encode(variant, join(root, variant.path));
    await cache.write(variant.key, bytes);
    return { size: Buffer.byteLength(bytes), made: true };
  } catch (error) {
    const message = `the picture cannot be made ${variant.width} pixels wide (${String(error)}): save it again as jpg or png`;
    throw new ContentError([{ file: variant.path, field: "", message }]);
  }
};

type Totals = { files: number; bytes: number; cached: number };

export const makeAll = async (variants: Variant[], root: string, cache: Cache, step: () => void): Promise<Totals> => {
  const totals: Totals = { files: 0, bytes: 0, cached: 0 };
  const problems: Problem[] = [];
  const one = async (variant: Variant) => {
    try {
      const { size, made } = await makeVariant(variant, root, cache);
      totals.files++;
      totals.bytes += size;
      if (!made) totals.cached++;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems.filter(({ file }) => !problems.some((known) => known.file === file)));
    }
    step();
  };
  await inTurn(
    variants.filter((variant) => variant.pixels <= giant),
    workers(),
    one,
  );
  await inTurn(
    variants.filter((variant) => variant.pixels > giant),
    1,
    one,
  );
  if (problems.length > 0) throw new ContentError(problems);
  return totals;
};
