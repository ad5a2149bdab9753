import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Cache, openCache } from "../site/pictures/cache.ts";
import { inTurn } from "../site/pictures/make.ts";
import { hostFiles, isPacked, kindOf } from "./content-types.ts";
import { listFiles } from "./output-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A packet's worth: below it a compressed copy saves nothing on the wire. */
const smallest = 256;

const hasCopies = (file: string) => {
  const kind = kindOf(file);
  return kind !== undefined && isPacked(kind);
};

const brotliIn = (mode: number) => (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The second is made for fonts, but also finds up to half a percent in some pages and scripts that the first does not. */
const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].map(brotliIn);

const encoders: Record<"br" | "gz", (bytes: Buffer) => Promise<Buffer>> = {
  br: async (bytes) => {
    const made = await Promise.all(modes.map((pack) => pack(bytes)));
    return made.reduce((least, other) => (other.length < least.length ? other : least));
  },
  gz: (bytes) => zip(bytes, { level: 9 }),
};

const endings = ["br", "gz"] as const;

type Ending = (typeof endings)[number];

const revision = `3 ${process.versions.zlib} ${process.versions.brotli}`;

const nameOf = (bytes: Buffer) => createHash("sha256").update(revision).update(bytes).digest("hex").slice(0, 32);

/** Most files of a site are those of the build before: their copies are kept. */
const putCopy = async (target: string, bytes: Buffer, name: string, ending: Ending, cache: Cache | undefined) => {
  if (cache && (await cache.size(name))) return copyFile(cache.at(name), target);
  const made = await encoders[ending](bytes);
  await cache?.write(name, made);
  return writeFile(target, made);
};

export const compressFiles = async (outDir: string, cacheDir?: string): Promise<number> => {
  const cache = cacheDir === undefined ? undefined : openCache(cacheDir);
  const files = (await listFiles(outDir)).filter(
    (file) => hasCopies(file) && (!hostFiles.has(file) || file === "404.html"),
  );
  let done = 0;
  await inTurn(files, availableParallelism() * 2, async (file) => {
    const path = join(outDir, file);
    const [bytes, { mtime }] = [readFileSync(path), statSync(path)];
    if (bytes.length < smallest) return;
    const name = nameOf(bytes);
    for (const ending of endings) {
      const target = `${path}.${ending}`;
      await putCopy(target, bytes, `${name}.${ending}`, ending, cache);
      // Servers tell copies apart by date and length; the date must be the original's.
      utimesSync(target, mtime, mtime);
    }
    done += 1;
  });
  await cache?.tidy();
  return done;
};
