import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { files, hasFile, pageHtml, pagePaths, readText, siteDir } from "../support/built-site.ts";

/**
 * Downloads in bytes with Brotli. The length of a page depends on the content, so this weighs only scripts, styles and fonts.
 * tests/shipped/weights.spec.ts weighs pictures, because a browser chooses them.
 */

const sizes = new Map<string, number>();
const sizeOf = (file: string) => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const path = join(siteDir, file);
  const size = hasFile(`${file}.br`)
    ? readFileSync(`${path}.br`).length
    : file.endsWith(".woff2")
      ? readFileSync(path).length
      : Math.min(readFileSync(path).length, brotliCompressSync(readFileSync(path)).length);
  sizes.set(file, size);
  return size;
};
const weigh = (named: Iterable<string>) => [...new Set(named)].reduce((sum, file) => sum + sizeOf(file), 0);

// Dynamic imports load later, if at all.
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+\s*from\s*)?["']([^"']+\.js)["']/g;

const withImports = (named: string[], found = new Set<string>()): Set<string> => {
  for (const file of named) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = [...readText(file).matchAll(staticImport)].map(([, target = ""]) => target);
    withImports(
      imports.map((target) => posix.join(posix.dirname(file), target)),
      found,
    );
  }
  return found;
};

// A visitor counter of the owner comes from another site.
const scriptTag = /<script[^>]* src="(\/[^"]+)"[^>]*>/g;

const listed = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, names = ""]) => names.split(" ").filter(Boolean));

/** Scripts that run before any interaction, including inline ones. */
const firstScripts = (html: string) => ({
  files: withImports(listed(html, scriptTag)),
  inline: brotliCompressSync([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join("\n"))
    .length,
});

/** Islands that hydrate on their own; the others wait for a click. */
const islandsOf = (html: string) =>
  [...html.matchAll(/<div data-island="[^>]+>/g)].map(([tag]) => tag).filter((tag) => !tag.includes("data-on-click"));

const stylesOf = (html: string) => listed(html, /<link rel="stylesheet" href="([^"]+)"/g);

const tooHeavy = (weigher: (html: string) => number, limit: number | ((html: string) => number)) =>
  pagePaths.flatMap((path) => {
    const html = pageHtml(path);
    const size = weigher(html);
    const most = typeof limit === "number" ? limit : limit(html);
    return size > most ? `${path}: ${size} bytes, ${most} are allowed` : [];
  });

it("a page loads at most 6 KB of scripts before interaction, and 1 KB more with a form", () => {
  const before = (html: string) => {
    const first = firstScripts(html);
    return weigh(first.files) + first.inline;
  };
  expect(before(pageHtml("/"))).toBeGreaterThan(2000);
  const limit = (html: string) => (html.includes("<form") ? 7000 : 6000);
  expect(tooHeavy(before, limit)).toEqual([]);
});

it("a page loads at most 85 KB of scripts once all of its islands are hydrated", () => {
  const all = (html: string) => {
    const islands = islandsOf(html);
    const shell = [...html.matchAll(scriptTag)].map(([tag]) => tag);
    const named = (islands.length === 0 ? [] : [...shell, ...islands]).flatMap((text) =>
      listed(text, /data-(?:src|hydrate|files)="([^"]*)"/g),
    );
    return weigh([...firstScripts(html).files, ...withImports(named)]);
  };
  expect(tooHeavy(all, 85_000)).toEqual([]);
});

it("a page has at most 13 KB of styles, and 2 KB more for each kind of island", () => {
  const kinds = (html: string) => new Set(islandsOf(html).map((tag) => /data-island="([^"]+)"/.exec(tag)?.[1])).size;
  expect(
    tooHeavy(
      (html) => weigh(stylesOf(html)),
      (html) => 13_000 + 2000 * kinds(html),
    ),
  ).toEqual([]);
});

it("a page preloads at most three fonts and 60 KB", () => {
  const preloads = (html: string) => listed(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  expect(tooHeavy((html) => weigh(preloads(html)), 60_000)).toEqual([]);
  expect(pagePaths.filter((path) => preloads(pageHtml(path)).length > 3)).toEqual([]);
});

it("the search is at most 90 KB with React, and its list 60 KB", () => {
  const search = files.filter((file) => /^\/assets\/search-[^/]+\.(js|css)$/.test(file));
  expect(weigh(withImports(search.filter((file) => file.endsWith(".js"))))).toBeLessThanOrEqual(90_000);
  const lists = files.filter((file) => /^\/assets\/search-[^/]+\.json$/.test(file));
  expect(lists).toHaveLength(1);
  expect(weigh(lists)).toBeLessThanOrEqual(60_000);
});

it("no page references the script for 3D models, which is one file of at most 135 KB", () => {
  const library = files.filter((file) => file.endsWith(".js") && readText(file).includes("WebGLRenderer"));
  const starts = pagePaths.filter((path) => library.some((file) => pageHtml(path).includes(file)));
  expect(library.length).toBeLessThanOrEqual(1);
  expect(weigh(library)).toBeLessThanOrEqual(135_000);
  expect(starts).toEqual([]);
});
