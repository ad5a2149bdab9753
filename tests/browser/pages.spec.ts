import { albumAddress } from "../../site/albums/address.ts";
import { setTexts } from "../../site/compile/typography.ts";
import { contentSchemas } from "../../site/schema/site.ts";
import { topicSchema } from "../../site/schema/topic.ts";
import * as sample from "../support/sample.ts";
import { expect, heading, open, test } from "../support/browser.ts";
import { tileTable } from "../support/route-table.ts";

// What a visitor reads has the printer's quotes.
const engineering = setTexts(contentSchemas.engineering, sample.engineering, sample.site.lang);
const photography = setTexts(contentSchemas.photography, sample.photography, sample.site.lang);
const topics = sample.topics.map((topic) => setTexts(topicSchema, topic, sample.site.lang));

test.describe("engineering", () => {
  test("shows Professional, Personal and University, each project with picture, title, link and comment", async ({
    page,
  }) => {
    await open(page, "/engineering");
    await expect(page.locator("main h2")).toHaveText(["Professional", "Personal", "University"]);
    for (const { name, projects } of engineering.sections) {
      const tiles = page.locator(`#${name.toLowerCase()} li`);
      await expect(tiles).toHaveCount(projects.length);
      for (const [index, { title, url, comment, alt }] of projects.entries()) {
        const tile = tiles.nth(index);
        await expect(tile.locator("h3")).toContainText(title);
        await expect(tile).toContainText(comment);
        await expect(tile.getByRole("img")).toHaveAttribute("alt", alt);
        const link = tile.locator("a");
        if (url) await expect(link).toHaveAttribute("href", url);
        else await expect(link).toHaveAttribute("href", /^\/assets\/pictures\/.+\.\w+$/);
      }
    }
  });

  test("opens a project without a link as its picture, in a new tab", async ({ page, context }) => {
    await open(page, "/engineering");
    const link = page.locator("main a[href^='/assets/pictures/']").first();
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    const response = await tab.request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
});

const addresses = photography.albums.map(albumAddress);

test.describe("photography", () => {
  test("has the print stores, three albums and the gallery", async ({ page }) => {
    await open(page, "/photography");
    const prints = page.locator("#prints").getByRole("link");
    await expect(prints).toHaveCount(photography.prints.length);
    for (const [index, { title, url, comment }] of photography.prints.entries()) {
      await expect(prints.nth(index)).toHaveAttribute("href", url);
      await expect(prints.nth(index)).toContainText(title);
      if (comment) await expect(prints.nth(index)).toContainText(`(${comment})`);
    }
    await expect(page.locator("#albums figure")).toHaveCount(3);
    expect(await page.locator("#gallery img").count()).toBeGreaterThanOrEqual(16);
  });

  test("loads an album only when asked: poster and title first, then a sandboxed, titled frame", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/albums/") && asked.push(new URL(request.url()).pathname));
    await open(page, "/photography");
    await page.locator("#albums").scrollIntoViewIfNeeded();
    for (const { title } of photography.albums) {
      await expect(page.getByRole("button", { name: `Load the album: ${title}` })).toBeVisible();
    }
    await expect(page.locator("#albums").getByRole("img")).toHaveCount(3);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await expect(page.locator("iframe")).toHaveCount(0);

    for (const [index, { title }] of photography.albums.entries()) {
      const url = addresses[index] ?? "";
      await page.getByRole("button", { name: new RegExp(`: ${title}`) }).click();
      const frame = page.locator("iframe").nth(index);
      await expect(frame).toHaveAttribute("src", url);
      await expect(frame).toHaveAttribute("title", `${title}: an album`);
      await expect(frame).toHaveAttribute("loading", "lazy");
      await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-top-navigation(?!-by-user)).*$/);
      await expect(frame).toHaveAttribute("allow", /^(fullscreen)?$/);
      await expect(frame).toBeFocused();
      await expect(page.frameLocator(`iframe[src="${url}"]`).locator("h1")).toHaveText(title);
    }
    expect(asked.filter((path) => path.endsWith(".html"))).toEqual(addresses);
  });

  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1440, height: 900 },
  ]) {
    test(`gives an album that is open room to be seen in, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, "/photography");
      const [album] = photography.albums;
      const button = page.getByRole("button", { name: album?.title ?? "" });
      const figure = page.locator("#albums figure").first();
      await button.scrollIntoViewIfNeeded();
      const top = () => figure.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await button.click();
      await expect(figure.getByRole("img")).toHaveCount(0);
      const frame = figure.locator("iframe");
      const height = (await frame.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThan(0.7 * viewport.height);
      expect(height).toBeLessThan(viewport.height);
      expect(await top()).toBe(before);
      // Its title is said in the album, and no second time beside it.
      await expect(figure.getByText(album?.title ?? "", { exact: true })).toHaveCount(0);
    });
  }

  test("an album is set in the fonts of the site", async ({ page }) => {
    const fonts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font" && response.ok()) fonts.push(new URL(response.url()).pathname);
    });
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready);
    const known = new Set(fonts.splice(0));
    await page.goto(addresses[0] ?? "");
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((path) => !known.has(path))).toEqual([]);
  });
});

test.describe("the blog index", () => {
  test("has an intro, the ridge plot and thirteen tiles with exactly the specification's links", async ({ page }) => {
    await open(page, "/blog");
    await expect(heading(page)).toBeVisible();
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(await hrefs("main section li > a")).toEqual(tileTable);
    expect(await hrefs('main nav[aria-label="Topics"] a')).toEqual(tileTable);
    const tiles = page.locator("main section li");
    for (const [index, { title, tile }] of topics.entries()) {
      await expect(tiles.nth(index).locator("h3")).toContainText(title);
      await expect(tiles.nth(index).getByRole("img")).toHaveAttribute("alt", tile.alt);
      await expect(tiles.nth(index)).toContainText(tile.summary);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an album is a link, and no button is dead", async ({ page }) => {
    await page.goto("/photography");
    for (const [index, { title }] of photography.albums.entries()) {
      const url = addresses[index] ?? "";
      const link = page.locator("#albums").getByRole("link", { name: new RegExp(title) });
      await expect(link).toHaveAttribute("href", url);
      await expect(link).toBeVisible();
    }
    await expect(page.locator("#albums").getByRole("button")).toHaveCount(0);
  });
});
