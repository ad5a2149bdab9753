import type { Page } from "@playwright/test";
import { expect, heading, holdScripts, isSameDocument, markDocument, open, pathOf, test } from "../support/browser.ts";
import { bar, expectAtAnchor } from "./navigation-page.ts";

test.describe("after a navigation", () => {
  const sectionsOf = (page: Page) =>
    page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));

  /** What there is in the first frame that has the other page's heading. */
  const firstFrame = (page: Page, click: string) =>
    page.evaluate(
      (selector) =>
        new Promise<{ sections: string[]; footer: boolean }>((resolve) => {
          const title = document.querySelector("h1")?.textContent;
          const look = () => {
            const now = document.querySelector("h1")?.textContent;
            if (!now || now === title) return void requestAnimationFrame(look);
            const sections = [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
            const footer = (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) < innerHeight;
            resolve({ sections, footer });
          };
          requestAnimationFrame(look);
          document.querySelector<HTMLElement>(selector)?.click();
        }),
      click,
    );

  for (const path of ["/photography", "/engineering", "/blog/house"]) {
    test(`the first screen of ${path} comes first, and then all of it`, async ({ page }) => {
      await open(page, path);
      const whole = await sectionsOf(page);
      const from = path === "/blog/house" ? "/blog" : "/";
      await open(page, from);
      await markDocument(page);
      const first = await firstFrame(page, `a[href="${path}"]`);
      expect(first).toEqual({ sections: whole.slice(0, 1), footer: false });
      await expect.poll(() => sectionsOf(page)).toEqual(whole);
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(from);
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test("a tool that is still on its way holds up nothing but what is under the first screen", async ({ page }) => {
    await open(page, "/blog");
    const release = await holdScripts(page, /\/assets\/doors-/);
    await page.locator('main a[href="/blog/house"]').first().click();
    await expect(heading(page)).toHaveText("House products");
    // Whoever goes on gets an answer.
    await page.keyboard.press("Shift");
    await page.keyboard.press("/");
    const palette = page.getByRole("dialog");
    await expect(palette).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
    await expect(page.locator("main section[id]")).toHaveCount(1);

    // A link into what is not there yet leads there when it is.
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
    const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    await link.click();
    await expect.poll(() => pathOf(page)).toBe(`/blog/house#${id}`);
    release();
    await expectAtAnchor(page, id);
    await expect(page.locator(`#${id}`)).toBeFocused();
  });

  test("focus goes to the new heading and the title is said", async ({ page }) => {
    await open(page, "/camp");
    const said = page.locator("[aria-live=polite][aria-atomic=true]");
    await expect(said).toHaveText("");
    await bar(page, "Contact").click();
    await expect(heading(page)).toHaveText("Contact");
    await expect(heading(page)).toBeFocused();
    await expect(said).toHaveText("Contact · Ridgeline");
    expect(await page.title()).toBe("Contact · Ridgeline");
    await page.goBack();
    await expect(heading(page)).toHaveText("Camping");
    await expect(heading(page)).toBeFocused();
    await expect(said).toHaveText("Camping · Ridgeline");
  });

  test("on a first load focus is left where the browser puts it", async ({ page }) => {
    await open(page, "/camp");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  test("the skip link is the first stop, shows itself, and leads past the bar", async ({ page }) => {
    await open(page, "/camp");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});

test("the background class comes with its page and goes with it, also on back and forward", async ({ page }) => {
  await open(page, "/blog");
  const body = page.locator("body");
  await expect(body).not.toHaveClass(/sky/);
  await page.locator('main a[href="/blog/ppg"]').last().click();
  await expect(heading(page)).toHaveText("Paragliding");
  await expect(body).toHaveClass("sky");
  await bar(page, "Contact").click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(body).not.toHaveClass(/sky/);
  await page.goBack();
  await expect(body).toHaveClass("sky");
  await page.goBack();
  await expect(heading(page)).toHaveText("Adventure");
  await expect(body).not.toHaveClass(/sky/);
  await page.goForward();
  await expect(body).toHaveClass("sky");
  const paper = (path: string) =>
    open(page, path).then(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  expect(await paper("/ppg")).not.toBe(await paper("/camp"));
});
