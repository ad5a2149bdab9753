import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createSiteServer, listen } from "../hosting/server.ts";
import { findHeadless } from "./lib/chromium.ts";

/**
 * `node scripts/compare.ts BEFORE AFTER [path …]`: draws pages of two builds in one browser, at two widths and in both themes,
 * and shows where they differ, side by side. BEFORE and AFTER are what a build has written, such as ../main/build and build.
 */

const [before, after, ...given] = process.argv.slice(2);
if (!before || !after) {
  console.error("Name two builds: node scripts/compare.ts ../main/build build");
  process.exit(1);
}
const pages = given.length > 0 ? given : ["/", "/blog", "/camp", "/food", "/photography", "/contact"];
const widths = [375, 1440];
const themes = ["light", "dark"] as const;
const folder = resolve("test-results/compare");

/** Colors may differ by this much of 255 before anybody sees it. */
const unseen = 12;

const executablePath = findHeadless();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
});

const draw = async (url: string, width: number, colorScheme: (typeof themes)[number]) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  const answer = await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return { png, status: answer?.status() };
};

/** The share of pixels that differ, and a picture of them: what is alike is pale, what differs is red. */
const differ = async (one: Buffer, other: Buffer, width: number) => {
  const heights = await Promise.all([one, other].map(async (png) => (await sharp(png).metadata()).height));
  const height = Math.max(...heights);
  const [left, right] = await Promise.all(
    [one, other].map((png, at) =>
      sharp(png)
        .extend({ bottom: height - (heights[at] ?? 0), background: "#f0f" })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const shown = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let at = 0; at < shown.length; at += 3) {
    const steps = [0, 1, 2].map((channel) => Math.abs((left?.[at + channel] ?? 0) - (right?.[at + channel] ?? 0)));
    const isOther = Math.max(...steps) > unseen;
    if (isOther) count += 1;
    const pale = 200 + Math.round((right?.[at + 1] ?? 0) / 5);
    shown.set(isOther ? [220, 0, 40] : [pale, pale, pale], at);
  }
  const png = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { share: count / (width * height), png };
};

const servers = [before, after].map((build) => createSiteServer(resolve(build, "client")));
const ports = await Promise.all(servers.map((server) => listen(server, 0)));
mkdirSync(folder, { recursive: true });
const rows: string[] = [];
for (const path of pages) {
  for (const width of widths) {
    for (const theme of themes) {
      const [one, other] = await Promise.all(
        ports.map((port) => draw(`http://localhost:${port}${path}`, width, theme)),
      );
      if (!one || !other || one.status !== 200 || other.status !== 200) continue;
      const { share, png } = await differ(one.png, other.png, width);
      const title = `${path}, ${width} px, ${theme}: ${(100 * share).toFixed(2)} % of the pixels differ`;
      console.log(title);
      if (share === 0) continue;
      const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}-${theme}`;
      const files = Object.entries({ before: one.png, after: other.png, difference: png });
      for (const [kind, bytes] of files) writeFileSync(join(folder, `${name}-${kind}.png`), bytes);
      const images = files.map(([kind]) => `<img src="${name}-${kind}.png" alt="${kind}" width="32%">`);
      rows.push(`<h2>${title}</h2>${images.join(" ")}`);
    }
  }
}
await browser.close();
for (const server of servers) server.close().closeAllConnections();

const body = rows.length > 0 ? rows.join("\n") : "<p>Nothing differs.</p>";
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Before and after</title>\n${body}\n`,
);
console.log(`${rows.length} of ${pages.length * widths.length * themes.length} pictures differ: ${folder}/index.html`);
