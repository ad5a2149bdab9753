import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Cache, openCache } from "../site/pictures/cache.ts";
import { runPool } from "../site/pictures/make.ts";
import { isCompressible } from "./content-types.ts";
import { listFiles } from "./output-files.ts";

/** Files smaller than one packet gain nothing from compression. */
const minSize = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
};

type Format = keyof typeof encoders;

const revision = `4 ${process.versions.zlib} ${process.versions.brotli}`;

const nameOf = (bytes: Buffer) => createHash("sha256").update(revision).update(bytes).digest("hex").slice(0, 32);

/** Most files are unchanged since the last build, so their copies are cached. */
const putCopy = async (target: string, bytes: Buffer, name: string, format: Format, cache: Cache | undefined) => {
  if (cache && (await cache.size(name))) return copyFile(cache.at(name), target);
  const compressed = await encoders[format](bytes);
  await cache?.write(name, compressed);
  return writeFile(target, compressed);
};

export const compressFiles = async (outDir: string, cacheDir?: string): Promise<number> => {
  const cache = cacheDir === undefined ? undefined : openCache(cacheDir);
  const files = (await listFiles(outDir)).filter(isCompressible);
  let done = 0;
  await runPool(files, availableParallelism() * 2, async (file) => {
    const path = join(outDir, file);
    const [bytes, { mtime }] = [readFileSync(path), statSync(path)];
    if (bytes.length < minSize) return;
    const name = nameOf(bytes);
    for (const format of ["br", "gz"] as const) {
      const target = `${path}.${format}`;
      await putCopy(target, bytes, `${name}.${format}`, format, cache);
      // Servers identify a version by date and length, so a copy needs the original's date.
      utimesSync(target, mtime, mtime);
    }
    done += 1;
  });
  await cache?.tidy();
  return done;
};
