import type { Locator, Page } from "@playwright/test";
import { expect, heading, open, scrollTo, test, withoutFonts, withoutProperty } from "../support/browser.ts";
import { site, social } from "../support/sample.ts";

const barTitle = "body > header a[href='/'] span";

test("the cover has the title, and the three ways lead on", async ({ page }) => {
  await open(page, "/");
  await expect(heading(page)).toHaveText(site.title);
  for (const [name, path] of [
    ["Engineering", "/engineering"],
    ["Art", "/photography"],
    ["Adventure", "/blog"],
  ] as const) {
    const way = page.locator("main").getByRole("link", { name: new RegExp(`^${name}\\b`) });
    await expect(way).toHaveAttribute("href", path);
    await expect(way).toContainText(name);
  }
});

test("the eleven social links stand in their order, each with its icon", async ({ page }) => {
  await open(page, "/");
  const links = page.locator("main section", { hasText: "Elsewhere" }).getByRole("link");
  await expect(links).toHaveCount(11);
  for (const [index, { title, url }] of social.entries()) {
    const link = links.nth(index);
    await expect(link.locator("strong")).toHaveText(title);
    await expect(link).toHaveAttribute("href", url);
    await expect(link.locator("svg").first().locator("path").first()).toHaveAttribute("d", /^[Mm]/);
    if (index > 0) await expect(link).toHaveAttribute("target", "_blank");
    else await expect(link).not.toHaveAttribute("target");
  }
});

test("the referral link is there, with what it is", async ({ page }) => {
  await open(page, "/");
  const referral = page.getByRole("link", { name: new RegExp(site.referral.title) });
  await expect(referral).toHaveAttribute("href", site.referral.url);
  await expect(referral).toContainText(site.referral.comment);
});

for (const width of [375, 768, 1440]) {
  test(`the referral's arrow stands beside its title, and its remark on a column of the links, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const referral = page.getByRole("link", { name: new RegExp(site.referral.title) });
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const title = await box(referral.locator("strong"));
    const arrow = await box(referral.locator("svg"));
    const middle = arrow.y + arrow.height / 2;
    expect(middle).toBeGreaterThan(title.y);
    expect(middle).toBeLessThan(title.y + title.height * 0.75);
    const remark = await box(referral.getByText(site.referral.comment));
    const links = page.locator("main section", { hasText: "Elsewhere" }).getByRole("listitem");
    const last = await box(links.last());
    expect(Math.abs(remark.x - (width < 1000 ? title.x : last.x))).toBeLessThanOrEqual(1);
  });
}

test.describe("the banner", () => {
  const opacityInBar = (page: Page) =>
    page.locator(barTitle).evaluate((span) => Number(getComputedStyle(span).opacity));

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 700 },
  ]) {
    test(`docks into the bar when scrolled past, and returns, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, "/");
      expect(await opacityInBar(page)).toBe(0);
      await expect(heading(page)).toBeInViewport();
      await scrollTo(page, viewport.height);
      await expect.poll(() => opacityInBar(page)).toBe(1);
      await expect(page.locator(barTitle)).toHaveText(site.title);
      await expect(page.locator(barTitle)).toBeInViewport();
      await expect(heading(page)).not.toBeInViewport();
      await scrollTo(page, 0);
      await expect.poll(() => opacityInBar(page)).toBe(0);
      await expect(heading(page)).toBeInViewport();
    });
  }

  test.describe("where no animation can follow the page", () => {
    const top = (page: Page) => heading(page).evaluate((title) => Math.round(title.getBoundingClientRect().top));

    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 375, height: 700 },
    ]) {
      test(`stands on the cover while the range rises over it, and docks, at ${viewport.width} px`, async ({
        page,
        watch,
      }) => {
        await page.setViewportSize(viewport);
        await withoutFonts(page, watch);
        await withoutProperty(page, "animation-timeline");
        await open(page, "/");
        const standing = await top(page);
        await expect(heading(page)).toBeInViewport({ ratio: 0.9 });
        await scrollTo(page, 150);
        expect(await top(page)).toBe(standing);
        await scrollTo(page, viewport.height);
        await expect.poll(() => opacityInBar(page)).toBe(1);
        await expect(heading(page)).not.toBeInViewport();

        // It scrolls with the rest for those who want less motion, from the same place.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await scrollTo(page, 0);
        expect(Math.abs((await top(page)) - standing)).toBeLessThanOrEqual(1);
        await scrollTo(page, 150);
        expect(Math.abs((await top(page)) - (standing - 150))).toBeLessThanOrEqual(1);
      });
    }
  });

  test("is docked on a load in mid-page, and on every other page", async ({ page }) => {
    await open(page, "/");
    await scrollTo(page, 1000);
    await page.reload();
    await expect.poll(() => opacityInBar(page)).toBe(1);
    await page.locator("body > header nav").getByRole("link", { name: "Contact" }).click();
    await expect(heading(page)).toHaveText("Contact");
    await expect.poll(() => opacityInBar(page)).toBe(1);
    await page.locator("body > header nav").getByRole("link", { name: "Home" }).click();
    await expect(heading(page)).toHaveText(site.title);
    await expect.poll(() => opacityInBar(page)).toBe(0);
  });

  test("is told once to assistive technology, docked or not", async ({ page }) => {
    await open(page, "/");
    for (const y of [0, 1000]) {
      await scrollTo(page, y);
      const snapshot = await page.locator("body").ariaSnapshot();
      expect(snapshot.match(/heading "Ridgeline"/g)).toHaveLength(1);
      // In the bar the word is the link to this page; docking shows it and adds no second one.
      expect(snapshot.match(/link "Ridgeline/g)).toHaveLength(1);
      expect(snapshot.match(/text: Ridgeline$/gm) ?? []).toHaveLength(1);
    }
  });

  test("leaves the bar without a title for nobody: it is shown where scripts are missing", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator(barTitle)).toHaveCSS("opacity", "1");
    await context.close();
  });
});

test("a way's long name stays whole beside its picture", async ({ page }) => {
  await open(page, "/");
  const name = page.locator("main li a > strong").first();
  await name.evaluate((element) => void (element.textContent = "Photojournalism"));
  for (const width of [820, 900, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, overlap } = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right } = range.getBoundingClientRect();
      const next = element.nextElementSibling?.getBoundingClientRect().left ?? Number.NaN;
      return { lines: range.getClientRects().length, overlap: right - next };
    });
    expect(lines, `${width} px`).toBe(1);
    expect(overlap, `${width} px`).toBeLessThanOrEqual(0);
  }
});
