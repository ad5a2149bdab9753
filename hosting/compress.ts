import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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

/** Writes .br and .gz beside every file that they make smaller, as tight as they go, since it is done once. */
export const compressFiles = async (outDir: string): Promise<number> => {
  const files = (await listFiles(outDir)).filter(
    (file) => hasCopies(file) && (!hostFiles.has(file) || file === "404.html"),
  );
  const compress = async (file: string) => {
    const path = join(outDir, file);
    const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
    if (bytes.length < smallest) return 0;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const copies = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
    for (const [extension, copy] of Object.entries(copies)) {
      const target = `${path}.${extension}`;
      await writeFile(target, copy);
      // Servers tell copies apart by date and length; the date must be the original's.
      await utimes(target, mtime, mtime);
    }
    return 1;
  };
  const done = await Promise.all(files.map(compress));
  return done.filter((count) => count === 1).length;
};
