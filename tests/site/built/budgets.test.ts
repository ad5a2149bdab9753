import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectionAt, galleryPageAt } from "../../../site/addresses/photos.ts";
import { addressesOf } from "../../../site/pages.ts";
import { isOwn, ownFaces } from "../../../site/theme/own-fonts.ts";
import { theme, topics } from "../../support/content.ts";
import { counters, isCounter } from "../../support/counter.ts";
import { parseHtml } from "../../support/dom.ts";
import {
  fontsOf,
  livelyKinds,
  livelyRoom,
  readersScriptsOf,
  scriptsOf,
  styleAddresses,
  stylesOf,
} from "../../support/page-files.ts";
import { documents, pageHtml, readText, siteDir, transferSize } from "../../support/site.ts";

/**
 * Kilobytes of a thousand bytes, as a browser downloads them. How long a page is, is the owner's affair; what comes with
 * it is the engine's, but for the words, hues and fonts that an owner may give.
 */
const given = { words: 3_000, hue: 60, face: 1_200 };
const limits = {
  scripts: 105_000 + given.words,
  ownScript: 6_000 + given.words,
  readersScript: 4_000,
  styles: 9_200 + given.hue * topics.length + given.face * ownFaces(theme).length,
  fonts: 60_000,
  ownFont: 60_000,
};

/** What text, headings and labels are set in; an owner may give each a font of its own. */
const faces = new Set(Object.values(theme.type).map((face) => JSON.stringify(face)));
const ownNames = ownFaces(theme)
  .flatMap((face) => Object.values(face))
  .map((path) => basename(path, ".woff2"));
const isOwnFile = (file: string) => ownNames.some((name) => file.startsWith(`/assets/${name}-`));

/** However many photographs there are, the pages of the gallery and of its collections are as light as this. */
const galleryHtml = 30_000;

const sum = (files: string[]) => files.reduce((total, file) => total + transferSize(file), 0);

const scripts = new Map(documents.map((path) => [path, scriptsOf(path)]));
const shared = documents
  .map((path) => scripts.get(path) ?? [])
  .reduce((common, files) => common.filter((file) => files.includes(file)));

describe.each(documents)("the weight of %s", (path) => {
  const html = pageHtml(path);
  const own = scripts.get(path) ?? [];
  const kinds = livelyKinds(path).length;
  const more = { scripts: kinds * livelyRoom.scripts, styles: kinds * livelyRoom.styles };

  it("is little in scripts, and less in those of its own", () => {
    // The framework, the shell and the page itself: fewer files would mean that the reading went wrong.
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(sum(own)).toBeLessThanOrEqual(limits.scripts + more.scripts);
    expect(sum(own.filter((file) => !shared.includes(file)))).toBeLessThanOrEqual(limits.ownScript + more.scripts);
  });

  it("runs next to nothing for a visitor who only reads", () => {
    const run = readersScriptsOf(path);
    expect(run.length).toBeGreaterThanOrEqual(1);
    expect(sum(run)).toBeLessThanOrEqual(limits.readersScript);
  });

  it("begins its styles with the order of the layers", () => {
    expect(readText(stylesOf(path)[0] ?? "")).toMatch(/^@layer tokens\b/);
  });

  it("is little in styles", () => {
    expect(stylesOf(path).length).toBeGreaterThanOrEqual(1);
    expect(sum(stylesOf(path))).toBeLessThanOrEqual(limits.styles + more.styles);
  });

  it("is at most 60 KB of the shipped fonts, and only those of the first view are preloaded", () => {
    const fonts = fontsOf(path);
    expect(fonts.length).toBeGreaterThanOrEqual(1);
    expect(sum(fonts.filter((file) => !isOwnFile(file)))).toBeLessThanOrEqual(limits.fonts);
    expect(fonts.filter(isOwnFile)).toHaveLength(new Set(ownNames).size);
    for (const font of fonts.filter(isOwnFile)) expect(sum([font])).toBeLessThanOrEqual(limits.ownFont);
    // A shipped font that nothing is set in stays at home.
    const isAllOwn = Object.values(theme.type).every(isOwn);
    expect(fonts.every(isOwnFile)).toBe(isAllOwn);
    const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map((match) => match[1] ?? "");
    expect(preloads.length).toBeGreaterThanOrEqual(1);
    const isTopic = topics.some((topic) => addressesOf(topic).includes(path));
    expect(preloads.length).toBeLessThanOrEqual(faces.size + (isTopic ? 1 : 0));
    for (const font of preloads) expect(fonts).toContain(font);
    // The first paint waits for the styles, so they are asked for first: see framework/styles-first.ts.
    expect(html.indexOf('as="font"')).toBeGreaterThan(html.lastIndexOf('<link rel="stylesheet"'));
  });

  it("comes from this site alone, but for a script that counts visits", () => {
    const tree = parseHtml(html);
    const loaded = [
      ...tree.all("script, img, iframe, source, video, audio, embed, track").flatMap((node) => [node.attribute("src")]),
      ...tree.all("img, source").flatMap((node) =>
        node
          .attribute("srcset")
          ?.split(",")
          .map((part) => part.trim().split(" ")[0]),
      ),
      ...tree
        .all("link")
        .filter((node) => node.attribute("rel") !== "canonical")
        .map((node) => node.attribute("href")),
      ...styleAddresses(path),
    ].filter((address) => address !== undefined);
    expect(loaded.length).toBeGreaterThan(3);
    const elsewhere = loaded.filter((address) => !/^\/(?!\/)/.test(address));
    expect(elsewhere.filter((address) => !isCounter(address))).toEqual([]);
    expect(elsewhere).toHaveLength(path === "/404.html" ? 0 : counters.length);
  });

  it("lets no script begin before the page has loaded", () => {
    const tree = parseHtml(html);
    expect(tree.all('link[rel="modulepreload"]')).toEqual([]);
    expect(tree.all('link[as="script"]')).toEqual([]);
    const named = tree.all("script").filter((node) => node.attribute("src") !== undefined);
    expect(named.filter((node) => !isCounter(node.attribute("src")))).toEqual([]);
    for (const counter of named) expect(counter.attribute("defer")).toBeDefined();
    expect(tree.all('script[type="module"]')).toEqual([]);
    expect(html).toMatch(/addEventListener\([`"']load[`"']/);
  });

  it("asks for one picture at once: the largest; the others wait", () => {
    const eager = parseHtml(html)
      .all("img")
      .filter((node) => node.attribute("loading") !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(1);
    expect(eager.map((node) => node.attribute("fetchpriority"))).toEqual(eager.map(() => "high"));
  });
});

const galleries = documents.filter((path) => galleryPageAt(path) ?? collectionAt(path));

describe.each(galleries)("the gallery's page %s", (path) => {
  it("is at most 30 KB of HTML", () => {
    expect(transferSize(`${path.slice(1)}/index.html`)).toBeLessThanOrEqual(galleryHtml);
  });
});

it("no stylesheet is published that neither a page nor a script asks for", () => {
  const names = readdirSync(join(siteDir, "assets"));
  const asking = [
    ...documents.map(pageHtml),
    ...names.filter((name) => name.endsWith(".js")).map((name) => readText(`assets/${name}`)),
  ];
  const styles = names.filter((name) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.filter((name) => !asking.some((text) => text.includes(name)))).toEqual([]);
});
