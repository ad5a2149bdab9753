import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressFiles } from "../../../hosting/compress.ts";
import { project } from "../site/pictures/samples.ts";

describe("compressed copies", () => {
  it("are reused by the next build, and regenerated only for changed files", async () => {
    const { root, put } = project();
    const [outDir, kept] = [join(root, "client"), join(root, ".cache", "compressed")];
    await put("client/a.css", "a".repeat(2000));
    await put("client/b.css", "b".repeat(2000));
    await compressFiles(outDir, kept);
    const before = await readdir(kept);
    expect(before).toHaveLength(4);

    for (const name of ["a.css.br", "a.css.gz", "b.css.br", "b.css.gz"]) await rm(join(outDir, name));
    // What is taken from the cache is seen by what was put there.
    for (const name of before.filter((file) => file.endsWith(".gz"))) await writeFile(join(kept, name), "as kept");
    await put("client/b.css", "c".repeat(2000));
    await compressFiles(outDir, kept);
    expect(await readFile(join(outDir, "a.css.gz"), "latin1")).toBe("as kept");
    expect(await readFile(join(outDir, "b.css.gz"), "latin1")).not.toBe("as kept");
    expect(brotliDecompressSync(await readFile(join(outDir, "b.css.br"))).toString()).toBe("c".repeat(2000));
    expect(await readdir(kept)).toHaveLength(6);
  });
});
