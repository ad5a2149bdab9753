import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { findChromium } from "./lib/chromium.ts";
import type { Engine, Size, Tab } from "./lib/engines/engine.ts";
import { firefox, webkit } from "./lib/engines/find.ts";
import { startWebkit } from "./lib/engines/webkit.ts";
import { startChromium, startFirefox } from "./lib/engines/puppeteer.ts";
import { root } from "./lib/run.ts";
import { createSiteServer, listen } from "../hosting/server.ts";

/** `npm run screenshots -- DIR [path …]`: whole pages of the built site as each engine draws them, to be looked at. */

const usage = `npm run screenshots -- DIR [path …] [--engine chromium|firefox|webkit] [--width 375] [--theme light|dark]
Every option can be given more than once; without it, all are taken.`;

const engines: Record<
  string,
  { find: () => string | undefined; start: (program: string) => Engine | Promise<Engine> }
> = {
  chromium: { find: findChromium, start: startChromium },
  firefox: { find: firefox.find, start: startFirefox },
  webkit: { find: webkit.find, start: startWebkit },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", multiple: true, default: Object.keys(engines) },
    width: { type: "string", multiple: true, default: ["375", "768", "1440"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
  },
});
const [folder, ...given] = positionals;
if (!folder) {
  console.error(usage);
  process.exit(1);
}
const paths = given.length > 0 ? given : ["/", "/blog", "/camp", "/photography", "/food", "/contact"];

const heights: Record<number, number> = { 375: 812, 768: 1024 };
const sizes = values.width.map(Number).map((width): Size => ({ width, height: heights[width] ?? 900 }));

const startEngine = async (name: string): Promise<Engine | undefined> => {
  const program = engines[name]?.find();
  return program === undefined ? undefined : engines[name]?.start(program);
};

/** A page is drawn with its fonts, the pictures in the window, and whatever the last scroll has set in motion. */
const isDrawn = async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const inWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  await frames();
  await document.fonts.ready;
  await Promise.all([...document.images].filter(inWindow).map((image) => image.decode().catch(() => undefined)));
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  await frames();
};

const scrollDown = (top: number) => {
  scrollTo({ top, behavior: "instant" });
  return Math.round(scrollY);
};

/** The bar and the line under it cover so much once the page is scrolled. */
const heightOfBar = () => Math.ceil(document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0) + 2;

/** The bar is shown only once. */
const takePage = async (tab: Tab, { width, height }: Size, file: string) => {
  await tab.evaluate(isDrawn);
  const pieces = [{ input: Buffer.from(await tab.screenshot()), left: 0, top: 0 }];
  const length = await tab.evaluate(() => document.documentElement.scrollHeight);
  for (let done = height; done < length;) {
    const bar = await tab.evaluate(heightOfBar);
    const top = await tab.evaluate(scrollDown, done - bar);
    // The last line may be a fraction of a pixel.
    if (top + height <= done) break;
    await tab.evaluate(isDrawn);
    const covered = await tab.evaluate(heightOfBar);
    const input = await sharp(await tab.screenshot())
      .extract({ left: 0, top: covered, width, height: height - covered })
      .toBuffer();
    pieces.push({ input, left: 0, top: top + covered });
    done = top + height;
  }
  const canvas = sharp({ create: { width, height: Math.max(length, height), channels: 3, background: "white" } });
  await canvas.composite(pieces).png().toFile(file);
};

const server = createSiteServer(join(root, "build", "client"));
const site = `http://localhost:${await listen(server, 0)}`;
mkdirSync(folder, { recursive: true });

for (const name of values.engine) {
  const engine = await startEngine(name);
  if (!engine) {
    console.log(`${name} was not found: no pictures of it.`);
    continue;
  }
  try {
    for (const size of sizes) {
      const tab = await engine.tab(size);
      for (const theme of values.theme) {
        await tab.open(`${site}/contact`);
        await tab.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
        for (const path of paths) {
          await tab.open(site + path);
          const page = path === "/" ? "home" : path.replaceAll(/\W+/g, "-").replace(/^-/, "");
          const file = join(folder, `${page}-${size.width}-${theme}-${name}.png`);
          await takePage(tab, size, file);
          console.log(file);
        }
      }
    }
  } finally {
    await engine.close();
  }
}
server.closeAllConnections();
server.close();
