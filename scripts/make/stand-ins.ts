import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mainPages, topicPaths } from "../../site/paths.ts";
import { chromiumWithFonts } from "../lib/font-folder.ts";
import { root } from "../lib/run.ts";
import { startServing } from "../serve.ts";
import { freePort } from "../lib/port.ts";

/**
 * `npm run make -- stand-ins <folder of fonts>`: makes the stand-ins of the web fonts as wide and as tall as they are,
 * over all the words of the built site. A stand-in that is not in the folder keeps its numbers.
 */

type Kind = { family: string; style: string; weight: number; stretch: number };
type Words = Kind & { text: string };
type StandIn = { src: string; covers: (kind: Kind) => boolean };
type Fit = { scale: number; ascent: number; descent: number };

const read = (block: string, name: string) => new RegExp(`\\b${name}:\\s*([^;]+);`).exec(block)?.[1] ?? "";
const numbers = (value: string) => [...value.matchAll(/[\d.]+/g)].map(Number);

const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Words[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || parentElement.closest("script, template") || !textContent?.trim()) continue;
      const { fontFamily, fontStyle, fontWeight, fontStretch } = getComputedStyle(parentElement);
      const family = /^"?(Archivo|Newsreader)"?,/.exec(fontFamily)?.[1];
      const kind = { style: fontStyle, weight: Number(fontWeight), stretch: Number.parseFloat(fontStretch) };
      if (family) words.push({ family, ...kind, text: textContent.replaceAll(/\s+/g, " ") });
    }
    return words;
  });

const standInOf = (block: string): StandIn => {
  const family = read(block, "font-family").replaceAll('"', "").split(" ")[0];
  const [light = 0, bold = light] = numbers(read(block, "font-weight"));
  const [narrow = 100, wide = narrow] = numbers(read(block, "font-stretch"));
  // A face that is declared as regular stands in for every weight.
  const weighs = (weight: number) => light === 400 || (light <= weight && weight <= bold);
  const style = read(block, "font-style") || "normal";
  return {
    src: read(block, "src"),
    covers: (kind) =>
      kind.family === family &&
      kind.style === style &&
      weighs(kind.weight) &&
      Math.floor(kind.stretch) >= narrow &&
      Math.floor(kind.stretch) <= wide,
  };
};

/** There is no answer without the installed font. */
const fit = (page: Page, src: string, words: Words[]) =>
  page.evaluate(
    async ([source, all]): Promise<Fit | undefined> => {
      const face = new FontFace("stand-in", source);
      const there = await face.load().catch(() => undefined);
      if (!there) return undefined;
      document.fonts.add(face);
      const line = document.createElement("span");
      line.style.cssText = "position: absolute; white-space: pre; font-size: 100px; font-synthesis: none";
      document.body.append(line);
      const width = (family: string, { style, weight, stretch, text }: Words) => {
        Object.assign(line.style, { fontFamily: family, fontStyle: style, fontWeight: weight });
        line.style.fontStretch = `${stretch}%`;
        line.textContent = text;
        return line.getBoundingClientRect().width;
      };
      const sum = (family?: string) => all.reduce((total, item) => total + width(family ?? item.family, item), 0);
      const scale = sum() / sum("stand-in");
      const pen = document.createElement("canvas").getContext("2d");
      // The box comes in whole pixels, so the letters are large.
      if (pen && all[0]) pen.font = `${all[0].style} 1000px ${all[0].family}`;
      const box = pen?.measureText("");
      document.fonts.delete(face);
      line.remove();
      const percent = (pixels = 0) => pixels / 10;
      return { scale, ascent: percent(box?.fontBoundingBoxAscent), descent: percent(box?.fontBoundingBoxDescent) };
    },
    [src, words] as const,
  );

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

const withNumbers = (block: string, { scale, ascent, descent }: Fit) =>
  block
    .replace(/size-adjust: [^;]+/, `size-adjust: ${percent(scale * 100)}`)
    .replace(/ascent-override: [^;]+/, `ascent-override: ${percent(ascent / scale)}`)
    .replace(/descent-override: [^;]+/, `descent-override: ${percent(descent / scale)}`);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder of fonts: npm run make -- stand-ins <folder>");

const address = await startServing(join(root, "build", "client"), await freePort(), "127.0.0.1");
const browser = await chromiumWithFonts(folder);
const page = await browser.newPage();
// Optional fonts may be missing where all depends on them.
await page.route(/\.css$/, async (route) => {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
  await route.fulfill({ response, body });
});
const words: Words[] = [];
for (const path of [...mainPages, ...topicPaths]) {
  await page.goto(new URL(path, address).href);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))));
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    words.push(...(await wordsOf(page)));
  }
}

for (const name of ["archivo.css", "newsreader.css"]) {
  const file = join(root, "app", "styles", name);
  let css = readFileSync(file, "utf8");
  for (const [block] of css.matchAll(/@font-face \{[^}]*local[^}]*\}/g)) {
    const { src, covers } = standInOf(block);
    const result = await fit(page, src, words.filter(covers));
    if (result) css = css.replace(block, withNumbers(block, result));
    const label = [read(block, "font-family"), read(block, "font-stretch"), read(block, "font-style")].join(" ");
    console.log(label, result ? percent(result.scale * 100) : "left as it is: not in the folder");
  }
  writeFileSync(file, css);
}
await browser.close();
process.exit();
