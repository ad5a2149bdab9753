import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finishOffline } from "../../../../worker/build/finish-offline.ts";
import { files, pageOf, pages } from "./built-site.ts";

let outDir: string;

const read = (name: string) => readFile(join(outDir, name), "utf8");
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(outDir, name)), { recursive: true });
  await writeFile(join(outDir, name), text);
};
const build = async (more: Record<string, string> = {}) => {
  for (const [name, text] of Object.entries({ ...files, ...more })) await write(name, text);
};
const finish = () =>
  finishOffline({
    outDir,
    redirects: [{ from: "/about", to: "/blog" }],
    pages,
    wanted: ["/", "/blog"],
    code: "/* worker.ts */",
  });

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  outDir = await mkdtemp(join(tmpdir(), "offline-unit-"));
  await build();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(outDir, { recursive: true });
});

describe("the precache list", () => {
  it("has the wanted pages by path, scripts, styles with their SVGs, fonts and the search list, and nothing else", async () => {
    const plan = await finish();
    expect(Object.keys(plan.files).toSorted()).toEqual([
      "",
      "404.html",
      "assets/range-a1b2c3d4.svg",
      "assets/search-a1b2c3d4.json",
      "assets/shell-a1b2c3d4.js",
      "assets/site-a1b2c3d4.css",
      "assets/text-a1b2c3d4.woff2",
      "blog",
    ]);
    expect(plan.redirects).toEqual({ about: "/blog" });
  });
});

describe("the version", () => {
  it("is in every page of the site and in no other document", async () => {
    const plan = await finish();
    for (const name of ["index.html", "blog/index.html", "photography/ridge/index.html", "404.html"]) {
      expect(await read(name)).toContain(`<html data-version="${plan.version}" lang="en">`);
    }
    for (const name of ["about/index.html", "albums/a.html", "talk/index.html"]) {
      expect(await read(name)).toBe(files[name]);
    }
  });

  it.each([
    ["a page", "blog/index.html", pageOf("Blog, changed")],
    ["a page that is kept when it is seen", "photography/ridge/index.html", pageOf("Ridge, changed")],
    ["a script", "assets/other-a1b2c3d4.js", "export {};"],
    ["the headers", "_headers", "/* changed"],
  ])("is the same for the same files, and changes with %s", async (_what, name, text) => {
    const first = await finish();
    await build();
    expect((await finish()).version).toBe(first.version);
    await build({ [name]: text });
    expect((await finish()).version).not.toBe(first.version);
  });
});
