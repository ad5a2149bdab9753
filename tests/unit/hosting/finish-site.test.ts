import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../hosting/compress.ts";
import { listFiles } from "../../../hosting/output-files.ts";
import { inlineScripts } from "../../../hosting/policy.ts";
import { makeSite } from "../../support/small-site.ts";

const emptyFolder = () => mkdtemp(join(tmpdir(), "finish-"));

describe.each(["/", "/sub/"])("a finished site at %s", (basePath) => {
  let folder: string;
  let outDir: string;
  const read = (name: string) => readFile(join(outDir, name), "utf8");
  beforeAll(async () => {
    ({ folder, outDir } = await makeSite(basePath));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("allows exactly the scripts of each page", async () => {
    const pages = (await listFiles(outDir)).filter((name) => name.endsWith(".html"));
    expect(pages).toContain("about/index.html");
    for (const name of pages) {
      const html = await read(name);
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
      expect(policy.match(/'sha256-[^']*'/g) ?? [], name).toEqual(inlineScripts(html));
    }
  });

  it("contains the files for hosts", async () => {
    for (const name of [
      "_headers",
      "_redirects",
      ".nojekyll",
      "robots.txt",
      "sitemap.xml",
      ".well-known/security.txt",
    ]) {
      expect(existsSync(join(outDir, name)), name).toBe(true);
    }
  });

  it("publishes the owner's files unchanged, whatever their type, without system files", async () => {
    expect(await read("CNAME")).toBe("site.example\n");
    expect(await read("verify.html")).toBe("verification: verify.html");
    for (const name of ["my paper (1).docx", "data.css.gz"]) expect(existsSync(join(outDir, name)), name).toBe(true);
    for (const name of ["photos/.DS_Store", "Thumbs.db"]) expect(existsSync(join(outDir, name)), name).toBe(false);
    expect(existsSync(join(outDir, "CNAME.br"))).toBe(false);
  });

  it("has no stub that a host could serve as a page", () => {
    expect(existsSync(join(outDir, "camp.html"))).toBe(false);
    expect(existsSync(join(outDir, "Old_Page.html"))).toBe(true);
  });

  it("has compressed copies that unpack to the same bytes", async () => {
    for (const name of ["index.html", "404.html", "assets/app-a1b2c3d4.js", "sitemap.xml"]) {
      const plain = await readFile(join(outDir, name));
      expect(brotliDecompressSync(await readFile(join(outDir, `${name}.br`))).equals(plain), name).toBe(true);
      expect(gunzipSync(await readFile(join(outDir, `${name}.gz`))).equals(plain), name).toBe(true);
    }
    expect(existsSync(join(outDir, "assets/photo-a1b2c3d4.avif.br"))).toBe(false);
    expect(existsSync(join(outDir, "_headers.br"))).toBe(false);
  });
});

describe("finishing", () => {
  it("leaves the owner's robots.txt unchanged", async () => {
    const { folder, outDir } = await makeSite("/", { "robots.txt": "User-agent: *\nDisallow: /private\n" });
    expect(await readFile(join(outDir, "robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /private\n");
    await rm(folder, { recursive: true });
  });

  it("gives a compressed copy its original's date, and skips tiny files", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "big.css"), "a".repeat(2000));
    await writeFile(join(folder, "tiny.css"), "a");
    await utimes(join(folder, "big.css"), 1_000_000_000, 1_000_000_000);
    const cache = await emptyFolder();
    await compressFiles(folder, cache);
    const seconds = async (name: string) => Math.floor((await stat(join(folder, name))).mtimeMs / 1000);
    expect([await seconds("big.css.br"), await seconds("big.css.gz")]).toEqual([1_000_000_000, 1_000_000_000]);
    expect(await listFiles(folder)).toEqual(["big.css", "big.css.br", "big.css.gz", "tiny.css"]);
    for (const made of [folder, cache]) await rm(made, { recursive: true });
  });
});
