import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../../offline/worker/keep.ts";
import { site } from "../../../support/sample.ts";
import { compileScript } from "../../../../framework/compile-script.ts";
import { iconNames } from "../../../../site/icons/make.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import { type OfflineOptions, finishOffline } from "../../../../offline/build/finish-offline.ts";
import { appPage, files } from "./built-site.ts";

let outDir: string;

/** The worker's script is the same for every list. */
const scripts = new Map<string, Promise<string>>();
const compile = (entry: string) => {
  const script = scripts.get(entry) ?? compileScript(entry);
  scripts.set(entry, script);
  return script;
};

const read = (name: string) => readFile(join(outDir, name), "utf8");
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(outDir, name)), { recursive: true });
  await writeFile(join(outDir, name), text);
};
const finish = async (
  more: Partial<Pick<OfflineOptions, "always" | "basePath" | "later" | "order" | "remove" | "screenshots">> = {},
) =>
  finishOffline({
    outDir,
    site,
    theme: themeSchema.parse({ paper: { light: "#fafbfc" } }),
    redirects: [{ from: "/about", to: "/blog" }],
    later: ["/photography/ridge"],
    basePath: "/",
    compile,
    ...more,
  });

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  outDir = await mkdtemp(join(tmpdir(), "offline-unit-"));
  for (const [name, text] of Object.entries(files)) await write(name, text);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(outDir, { recursive: true });
});

describe("the worker's list", () => {
  it("has the site's own pages by address, their data, scripts, styles with their drawings, fonts and what the search finds, and nothing else", async () => {
    const plan = await finish();
    expect(Object.keys(plan?.files ?? {}).toSorted()).toEqual([
      "",
      "404.data",
      "404.html",
      "_.data",
      "assets/app-a1b2c3d4.css",
      "assets/app-a1b2c3d4.js",
      "assets/range-a1b2c3d4.svg",
      "assets/search-a1b2c3d4.json",
      "assets/text-a1b2c3d4.woff2",
      "blog",
      "blog.data",
    ]);
    expect(plan?.redirects).toEqual({ about: "/blog" });
  });

  it("has pages that are kept when they are seen apart from the others, and does not count them", async () => {
    await write("photography/ridge.data", randomBytes(2_000_000).toString("base64"));
    const plan = await finish();
    expect(Object.keys(plan?.later ?? {})).toEqual(["photography/ridge.data", "photography/ridge"]);
    expect(await read("photography/ridge/index.html")).toContain(`data-version="${plan?.version}"`);
  });

  it("lets the largest pages wait until they are seen when all are more than a device is asked to hold", async () => {
    const words = (bytes: number) => randomBytes(bytes).toString("base64");
    await write("photography/ridge.data", words(500_000));
    await write("blog.data", words(900_000));
    for (const [name, bytes] of Object.entries({ small: 100_000, large: 600_000, larger: 650_000 })) {
      await write(`${name}/index.html`, appPage(name));
      await write(`${name}.data`, words(bytes));
    }
    const plan = await finish({ later: ["/photography/ridge"], always: ["/", "/blog"] });
    const isNow = (page: string) => Object.hasOwn(plan?.files ?? {}, page);
    expect(["", "blog", "small", "large", "larger"].map(isNow)).toEqual([true, true, true, false, false]);
    expect(Object.keys(plan?.later ?? {}).toSorted()).toEqual([
      "large",
      "large.data",
      "larger",
      "larger.data",
      "photography/ridge",
      "photography/ridge.data",
    ]);
  });

  it("keeps the pages that are wanted most as far as there is room, and goes on with those that fit", async () => {
    const words = (bytes: number) => randomBytes(bytes).toString("base64");
    for (const [name, bytes] of Object.entries({ first: 800_000, second: 800_000, third: 500_000, last: 300_000 })) {
      await write(`${name}/index.html`, appPage(name));
      await write(`${name}.data`, words(bytes));
    }
    const plan = await finish({ always: ["/", "/blog"], order: ["/first", "/second", "/third", "/last"] });
    const isNow = (page: string) => Object.hasOwn(plan?.files ?? {}, page);
    expect(["first", "second", "third", "last"].map(isNow)).toEqual([true, false, true, false]);
    expect(plan?.later["second"]).toHaveLength(8);
  });

  it("leaves the owner's files alone, which have no hash in their names", async () => {
    await write("assets/route.json", "{}");
    const plan = await finish();
    expect(Object.keys(plan?.files ?? {})).not.toContain("assets/route.json");
  });

  it("has what visitors ask for apart too, and no files that are only downloaded", async () => {
    const asked = ["assets/asked/stage-a1b2c3d4.js", "assets/models/hook-a1b2c3d4.glb"];
    for (const name of asked) await write(name, "x".repeat(1_500_001));
    await write("assets/models/hook-a1b2c3d4.stl", "solid");
    const plan = await finish({ later: [] });
    expect(Object.keys(plan?.later ?? {})).toEqual(asked);
    expect(Object.keys(plan?.files ?? {}).filter((name) => /asked|models/.test(name))).toEqual([]);
  });

  it("has the hashes that the worker will compute from the files as they lie there", async () => {
    const plan = await finish();
    for (const [address, name] of [
      ["blog", "blog/index.html"],
      ["blog.data", "blog.data"],
    ] as const) {
      const bytes = await readFile(join(outDir, name));
      expect(plan?.files[address]).toBe(await hashOf(new Uint8Array(bytes).buffer));
    }
  });

  it("is in the worker, before its code", async () => {
    const plan = await finish();
    const worker = await read("sw.js");
    const [, json = ""] = /^const sitePlan=(.*);\n/.exec(worker) ?? [];
    expect(JSON.parse(json)).toEqual(plan);
    expect(() => new Function("self", worker)).not.toThrow();
  });

  it("may not grow beyond what visitors are asked to hold", async () => {
    await write("assets/big-a1b2c3d4.js", "x".repeat(1_500_001));
    await expect(finish()).rejects.toThrow(/more than the 1500000 that visitors are asked to hold/);
  });
});

describe("a version", () => {
  it("stands in every page of the app and in no other", async () => {
    const plan = await finish();
    for (const name of ["index.html", "blog/index.html", "404.html"]) {
      expect(await read(name)).toContain(`<html data-version="${plan?.version}" lang="en">`);
    }
    for (const name of ["about/index.html", "albums/a.html"]) expect(await read(name)).toBe(files[name]);
  });

  it("is the same for the same files, also when they are finished twice", async () => {
    const first = await finish();
    expect(await finish()).toEqual(first);
    expect((await read("index.html")).match(/data-version/g)).toHaveLength(1);
  });

  it.each([
    ["a page", "blog/index.html", appPage("Blog, changed")],
    ["a page's data", "blog.data", "changed"],
    ["a page that is kept when it is seen", "photography/ridge/index.html", appPage("Ridge, changed")],
    ["a script", "assets/other-a1b2c3d4.js", "export {};"],
    ["the headers", "_headers", "/* changed"],
  ])("changes with %s", async (_what, name, text) => {
    const first = await finish();
    await write(name, text);
    expect((await finish())?.version).not.toBe(first?.version);
  });
});

describe("the kill switch", () => {
  it("writes a worker that removes itself, and pages that register none", async () => {
    await finish();
    expect(await finish({ remove: true })).toBeUndefined();
    expect(await read("index.html")).toBe(files["index.html"]);
    const worker = await read("sw.js");
    expect(worker).toContain("unregister");
    expect(worker).not.toContain("sitePlan");
  });
});

describe.each(["/", "/sub/"])("the manifest of a site at %s", (basePath) => {
  const resolve = (address: string) => new URL(address, `https://site.example${basePath}manifest.webmanifest`).pathname;
  type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
  const manifest = async () => {
    await finish({ basePath });
    return JSON.parse(await read("manifest.webmanifest")) as Record<string, string> & {
      icons: Picture[];
      screenshots?: Picture[];
      shortcuts: { name: string; url: string }[];
    };
  };

  it("begins and stays within the site", async () => {
    const { id = "", start_url: start = "", scope = "", name } = await manifest();
    expect([resolve(id), resolve(start), resolve(scope)]).toEqual([basePath, basePath, basePath]);
    expect(name).toBe(site.title);
  });

  it("opens on the theme's paper", async () => {
    const { background_color: ground, theme_color: bar } = await manifest();
    expect([ground, bar]).toEqual(["#fafbfc", "#fafbfc"]);
  });

  it("has the icons that an installation needs, maskable ones too, and they exist", async () => {
    const { icons } = await manifest();
    for (const size of ["192x192", "512x512"]) {
      for (const purpose of ["any", "maskable"]) {
        expect(icons.filter((icon) => icon.sizes === size && icon.purpose === purpose)).toHaveLength(1);
      }
    }
    expect(iconNames).toEqual(expect.arrayContaining(icons.map(({ src }) => src)));
  });

  it("shows the site where the owner gave pictures of it", async () => {
    const shot = { src: "screenshots/1.webp", sizes: "540x960", type: "image/webp", label: "The site." } as const;
    expect((await manifest()).screenshots).toBeUndefined();
    await finish({ basePath, screenshots: [{ ...shot, form_factor: "narrow" }] });
    expect(JSON.parse(await read("manifest.webmanifest"))).toMatchObject({ screenshots: [shot] });
  });

  it("leads to the site's main pages", async () => {
    const { shortcuts } = await manifest();
    expect(shortcuts.map(({ url }) => resolve(url))).toEqual(
      ["engineering", "photography", "contact", "blog"].map((page) => `${basePath}${page}`),
    );
  });
});
