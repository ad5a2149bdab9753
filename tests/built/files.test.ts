import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoAt, viewerPath } from "../../site/addresses/photos.ts";
import type { Entry } from "../../site/compile/search/entry.ts";
import { publicFolder } from "../../site/files.ts";
import { escapeHtml } from "../../site/html.ts";
import { fileOf, files, hasFile, origin, pageHtml, pagePaths, readText, siteDir } from "../support/built-site.ts";

/** The files for machines: sitemap, feeds, structured data, manifest, search list, redirects. */

const isThere = (address: string) => {
  const { pathname, hash } = new URL(address, origin);
  const path = decodeURI(pathname);
  if (/\.\w+$/.test(path)) return hasFile(path);
  const id = decodeURIComponent(hash.slice(1));
  return hasFile(fileOf(path)) && (id === "" || pageHtml(path).includes(` id="${id}"`));
};
const isOwn = (address: string) => address.startsWith("/") || address.startsWith(`${origin}/`);
/** Broken addresses on this site. */
const lost = (addresses: string[]) => [...new Set(addresses)].filter((address) => isOwn(address) && !isThere(address));

const addressesIn = (value: unknown): string[] => {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(addressesIn) : [];
};

const metaOf = (path: string) => {
  const html = pageHtml(path);
  return (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
};

describe("the sitemap", () => {
  const entries = readText("sitemap.xml").split("<url>").slice(1);
  const each = (entry: string, name: string) =>
    [...entry.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, value = ""]) => value);

  it("lists each page once with its last-modified date", () => {
    expect(new Set(pagePaths).size).toBe(pagePaths.length);
    expect(lost(entries.flatMap((entry) => each(entry, "loc")))).toEqual([]);
    const times = entries.map((entry) => Date.parse(each(entry, "lastmod")[0] ?? ""));
    expect(times.filter((time) => !(time <= Date.now()))).toEqual([]);
  });

  it("is linked from robots.txt, unless the owner wrote that file", () => {
    const own = join(publicFolder, "robots.txt");
    expect(readText("robots.txt")).toContain(existsSync(own) ? readFileSync(own, "utf8") : `${origin}/sitemap.xml`);
  });
});

it("licenses.md has the licenses of the libraries that browsers load", () => {
  expect(readText("licenses.md")).toMatch(/^## react-dom .*\(MIT\)$/m);
});

describe("the feeds", () => {
  const atom = parseAtomFeed(readText("feed.xml"));
  const json = parseJsonFeed(readText("feed.json"));

  it("contain the same entries, each once, with title, text and time", () => {
    const ids = (json.items ?? []).map(({ id }) => id);
    expect(atom.entries?.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, updated, content } of atom.entries ?? [])
      expect([title?.value, updated, content?.value].every(Boolean), id).toBe(true);
  });

  it("link only to existing pages and sections", () => {
    expect(lost([...addressesIn(json), ...addressesIn(atom)])).toEqual([]);
  });
});

describe("every page", () => {
  it("has one graph of structured data, which names only existing pages and pictures", () => {
    const faults = pagePaths.flatMap((path) => {
      const scripts = [...pageHtml(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const graphs = scripts.map(([, text = ""]) => JSON.parse(text) as { "@context": string; "@graph": object[] });
      const found = graphs.flatMap((graph) =>
        lost(addressesIn(graph["@graph"]).map((address) => address.replace(/#.*/, ""))),
      );
      if (graphs.length !== 1 || graphs[0]?.["@context"] !== "https://schema.org") found.push("no graph");
      return found.map((fault) => `${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it("has a preview image of the declared type and size, with a description, and small enough", async () => {
    const faults = pagePaths.map(async (path) => {
      const meta = metaOf(path);
      const address = meta("og:image");
      if (lost([address]).length > 0 || !address.startsWith("https://")) return [`${path}: ${address} is not there`];
      const bytes = readFileSync(join(siteDir, decodeURI(new URL(address).pathname)));
      const { width, height, format } = await sharp(bytes).metadata();
      const said = ["type", "width", "height"].map((name) => meta(`og:image:${name}`)).join(" ");
      return [
        said === `image/${format} ${width} ${height}`
          ? ""
          : `a card of ${format}, ${width} × ${height}, said to be ${said}`,
        meta("og:image:alt").trim() ? "" : "a card without a description",
        bytes.length <= 300_000 ? "" : `a card of ${bytes.length} bytes`,
      ].flatMap((fault) => (fault ? `${path}: ${fault}` : []));
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
});

it("the manifest lists icons and screenshots of the declared sizes", async () => {
  type PictureWithAlt = { src: string; sizes: string; type: string };
  const manifest = JSON.parse(readText("manifest.webmanifest")) as Record<string, unknown>;
  const { icons, screenshots = [] } = manifest as { icons: PictureWithAlt[]; screenshots?: PictureWithAlt[] };
  expect(manifest).toMatchObject({ name: expect.stringMatching(/\S/), start_url: "./", display: "standalone" });
  for (const { src, sizes } of [...icons, ...screenshots]) {
    if (sizes === "any") continue;
    const { width, height } = await sharp(join(siteDir, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

describe("the list of the search", () => {
  const name = files.find((file) => /^\/assets\/search-[^/]+\.json$/.test(file)) ?? "";
  const rows = JSON.parse(readText(name)) as Entry[];

  it("links only to existing pages, sections and pictures", () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(lost(rows.flatMap(({ url, picture }) => [url, picture ?? url]))).toEqual([]);
  });

  it("contains every page of the sitemap; photos open in the viewer", () => {
    const found = new Set(rows.map(({ url }) => url));
    const isFound = (path: string) => found.has(path) || found.has(viewerPath(photoAt(path) ?? ""));
    expect(pagePaths.filter((path) => !isFound(path) && !/\/page\/\d+$/.test(path))).toEqual([]);
  });
});

describe("redirects", () => {
  const rules = readText("_redirects")
    .split("\n")
    .filter(Boolean)
    .map((rule) => rule.split(" "));

  it("each lead directly to an existing page or file", () => {
    const sources = new Set(rules.map(([from]) => from));
    const faults = rules.filter(([, to = ""]) => lost([to]).length > 0 || sources.has(to));
    expect(faults).toEqual([]);
    expect(rules.filter(([from]) => from === "/*")).toEqual([]);
  });

  it("each have a page that redirects on hosts without redirect rules, and keeps the query", () => {
    const stubs = rules.filter(([from = ""]) => !/\.\w+$/.test(from)).map(([from = "", to = ""]) => ({ from, to }));
    for (const { from, to } of stubs) {
      const html = pageHtml(decodeURI(from));
      expect(html, from).toContain(`url=${escapeHtml(to)}"`);
      const [, script = ""] = /<script>(.*?)<\/script>/.exec(html) ?? [];
      const visited: string[] = [];
      new Function("location", script)({ search: "?a=1", hash: "", replace: (next: string) => visited.push(next) });
      const [address = ""] = to.split("#");
      const withQuery = address.includes("?") ? `${address}&a=1` : `${address}?a=1`;
      expect(
        visited.map((next) => next.split("#")[0]),
        from,
      ).toEqual([withQuery]);
    }
  });
});

it("the headers cache hashed files forever, and nothing else", () => {
  const rules = readText("_headers").split("\n\n");
  const kept = rules.filter((rule) => rule.includes("immutable")).map((rule) => rule.split("\n")[0] ?? "");
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  const unhashed = files
    .filter((file) => kept.some((path) => file.startsWith(path.replace("*", ""))))
    .filter((file) => !/[-.][\w-]{8,12}\.\w+$/.test(file));
  expect(unhashed).toEqual([]);
});
