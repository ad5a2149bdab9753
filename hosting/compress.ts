import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { openCache } from "../site/pictures/cache.ts";
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

const revision = `4 ${process.versions.zlib} ${process.versions.brotli}`;

/** Most files are unchanged since the last build, so their copies are cached. */
export const compressFiles = async (outDir: string, cacheDir: string): Promise<void> => {
  const cache = openCache(cacheDir);
  const files = (await listFiles(outDir)).filter(isCompressible);
  await runPool(files, availableParallelism() * 2, async (file) => {
    const path = join(outDir, file);
    const [bytes, { mtime }] = [readFileSync(path), statSync(path)];
    if (bytes.length < minSize) return;
    const hash = createHash("sha256").update(revision).update(bytes).digest("hex").slice(0, 32);
    for (const [format, encode] of Object.entries(encoders)) {
      const name = `${hash}.${format}`;
      if (!(await cache.size(name))) await cache.write(name, await encode(bytes));
      await copyFile(cache.at(name), `${path}.${format}`);
      // Servers identify a version by date and length, so a copy needs the original's date.
      utimesSync(`${path}.${format}`, mtime, mtime);
    }
  });
  await cache.tidy();
};
