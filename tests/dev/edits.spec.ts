import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, marked, test } from "./owner-test.ts";
import { plain, topicText } from "./small-owner.ts";

const overlay = (page: Page) => page.locator("vite-error-overlay");
const lede = (page: Page) => page.locator("h1 ~ p, header p").filter({ hasText: "words" });
const tea = "topics/tea/topic.ts";

/** Scrolls down, and gives a check that the page has stayed there. */
const scrolled = async (page: Page) => {
  const scroll = () => {
    scrollTo(0, 500);
    return Math.round(scrollY);
  };
  // A page that is being loaded anew cannot be asked, and one of which nothing is there yet stays at its top.
  await expect(async () => expect(await page.evaluate(scroll)).toBe(500)).toPass();
  const place = () => ({
    y: Math.round(scrollY),
    length: document.documentElement.scrollHeight,
    age: performance.now(),
  });
  const stays = async () => expect(await page.evaluate(place)).toMatchObject({ y: 500 });
  return () => expect(stays).toPass({ timeout: 60_000 });
};

test("nothing is kept for a time without a network", async ({ open, page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    // The thirty seconds after which the worker would come are over at once.
    Object.assign(window, {
      setTimeout: (work: () => void, wait: number) => later(work, wait === 30_000 ? 0 : wait),
    });
  });
  await open("/tea");
  await page.waitForTimeout(1600);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator("link[rel=manifest]")).toHaveCount(0);
});

test("a text reaches the open page, which stays as it is", async ({ page, open, owner }) => {
  await open("/tea");
  const stays = await scrolled(page);
  const isMarked = await marked(page);
  await owner.write(tea, topicText({ slug: "tea", lede: "Other words." }));
  await expect(lede(page)).toHaveText("Other words.");
  await stays();
  expect(await isMarked()).toBe(true);
});

test("a text reaches a page that was on its way when it was written", async ({ page, dev, owner }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/@vite\/client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${await dev.address()}/tea`, { waitUntil: "commit" });
  await expect(lede(page)).toHaveText("The first words.");
  await owner.write(tea, topicText({ slug: "tea", lede: "Later words." }));
  const answer = async () => (await page.request.get(`${await dev.address()}/tea`)).text();
  await expect.poll(answer).toContain("Later words.");
  release();
  await expect(lede(page)).toHaveText("Later words.");
});

test("the shell follows as well", async ({ page, open, owner }) => {
  await open("/tea");
  await owner.write(
    "site.ts",
    'export const site = { title: "Bea", tagline: "small", description: "What Bea does.", url: "https://b.example", owner: { name: "Bea" } };',
  );
  await expect(page.locator("footer")).toContainText("Bea");
  await expect(page).toHaveTitle("Tea · Bea");
});

test("a mistake is shown over the page until it is mended", async ({ page, open, owner, dev }) => {
  await open("/tea");
  const stays = await scrolled(page);
  const isMarked = await marked(page);
  await owner.write(tea, topicText({ slug: "tea", lede: "" }));
  await expect(overlay(page)).toContainText(
    /topics\/tea\/topic\.ts:9:\d+ "Tea": lede: expected a text that is not empty/,
  );
  await expect(lede(page)).toHaveText("The first words.");
  expect(dev.said()).toMatch(/topics\/tea\/topic\.ts.*lede/);

  await owner.write(tea, topicText({ slug: "tea", lede: "Mended words." }));
  await expect(overlay(page)).toHaveCount(0);
  await expect(lede(page)).toHaveText("Mended words.");
  await stays();
  expect(await isMarked()).toBe(true);
});

test("so is a file that cannot be read, also over a page that is opened later", async ({ page, open, owner }) => {
  await open("/tea");
  await owner.write(tea, "export const topic = {\n  slug: 'tea'\n  title: 'Tea',\n};\n");
  await expect(overlay(page)).toContainText(/topics\/tea\/topic\.ts:3.*cannot be read/);
  await open("/tea");
  await expect(overlay(page)).toContainText("cannot be read");
  await expect(lede(page)).toHaveText("The first words.");
  await owner.restore();
  await expect(overlay(page)).toHaveCount(0);
});

test("a picture is missed, appears, changes and is missed again", async ({ page, open, owner }) => {
  await open("/tea");
  await owner.write(tea, topicText({ slug: "tea", picture: "cup.jpg" }));
  await expect(overlay(page)).toContainText("cup.jpg");
  await owner.write("topics/tea/cup.jpg", await plain("#a33"));
  await expect(overlay(page)).toHaveCount(0);
  const picture = page.getByAltText("A plain color.");
  await expect(picture).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const before = await picture.getAttribute("src");
  await owner.write("topics/tea/cup.jpg", await plain("#33a"));
  await expect(picture).not.toHaveAttribute("src", before ?? "");
  await owner.remove("topics/tea/cup.jpg");
  await expect(overlay(page)).toContainText("cup.jpg");
});

test("a hue, a theme's color and the site's own words reach the open page", async ({ page, open, owner }) => {
  await open("/tea");
  const stays = await scrolled(page);
  const body = page.locator("body");
  await expect(body).toHaveCSS("--topic", /64/);
  await owner.write(tea, topicText({ slug: "tea", hue: "oklch(0.8 0.13 184)" }));
  await expect(body).toHaveCSS("--topic", /184/);
  await stays();

  await owner.write("theme.ts", 'export const theme = { paper: { light: "#fff8f0", dark: "#101418" } };\n');
  await expect(body).toHaveCSS("background-color", "rgb(255, 248, 240)");
  await owner.write("words.ts", 'export const words = { bar: { skip: "Straight to the words" } };\n');
  await expect(page.getByText("Straight to the words")).toHaveCount(1);
  await stays();
});

test("a build beside it leaves open pages alone", async ({ page, open, dev, settle }) => {
  await open("/tea");
  const isMarked = await marked(page);
  for (const made of ["build", ".cache"]) {
    await mkdir(made, { recursive: true });
    const folder = await mkdtemp(join(made, "beside-"));
    await writeFile(join(folder, "index.html"), "<!doctype html>");
    await settle();
    await rm(folder, { recursive: true });
    await settle();
  }
  expect(dev.said()).not.toContain("beside-");
  expect(await isMarked()).toBe(true);
});

test("a font is missed, and put on once it is there", async ({ page, open, owner }) => {
  await open("/tea");
  const stays = await scrolled(page);
  await owner.write("theme.ts", 'export const theme = { type: { text: { regular: "./fonts/Mine.woff2" } } };\n');
  await expect(overlay(page)).toContainText(
    /theme\.ts:1:\d+: type\.text\.regular: no such font: put fonts\/Mine\.woff2 into/,
  );
  await owner.write("fonts/Mine.woff2", await readFile("tests/fixtures/odd/fonts/Bridge.woff2"));
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("font-family", /^own-Mine, "own-Mine Fallback"/);
  const statuses = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family === "own-Mine").map(({ status }) => status));
  await expect.poll(statuses).toEqual(["loaded"]);
  await stays();
});

test("many edits leave no warning behind", async ({ page, open, owner, dev, lines }) => {
  await open("/tea");
  for (const count of Array(11).keys()) {
    await owner.write(tea, topicText({ slug: "tea", lede: `These are words, ${count}.` }));
    await expect(lede(page)).toHaveText(`These are words, ${count}.`);
  }
  expect(dev.said()).not.toMatch(/instances|Outdated/);
  expect(lines.filter((line) => /^(error|warning)/.test(line))).toEqual([]);
});
