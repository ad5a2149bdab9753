import type { Page } from "@playwright/test";
import {
  expect,
  heading,
  historyLength,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
} from "../support/browser.ts";
import { holdScripts, scrollTo, scrollTop, test } from "../support/browser.ts";

const bar = (page: Page, name: string) => page.locator("body > header nav").getByRole("link", { name, exact: true });

/** How far a section begins below the bar. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const line = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(line - (document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0));
  }, id);

const expectAtAnchor = async (page: Page, id: string) => {
  await expect.poll(() => belowBar(page, id), `#${id} under the bar`).toBeLessThan(100);
  expect(await belowBar(page, id)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`#${id} h2`)).toBeInViewport();
};

test.describe("scrolling", () => {
  test("starts at the top of a new page, and comes back on back, forward and reload", async ({ page }) => {
    await open(page, "/camp");
    await markDocument(page);
    await scrollTo(page, 900);
    await bar(page, "Blog").click();
    await expect(heading(page)).toHaveText("Adventure");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 500);

    await page.goBack();
    await expect(heading(page)).toHaveText("Camping");
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText("Adventure");
    await expect.poll(() => scrollTop(page)).toBe(500);
    expect(await isSameDocument(page)).toBe(true);

    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(500);
    await hydrated(page);
    expect(await scrollTop(page)).toBe(500);
  });
});

test.describe("anchors", () => {
  test("are reached on the first load, under the bar", async ({ page }) => {
    await page.goto("/camp#the-gear");
    await expectAtAnchor(page, "the-gear");
    await hydrated(page);
    await expectAtAnchor(page, "the-gear");
  });

  test("are reached by a click, again by the same click, and left by back", async ({ page }) => {
    await open(page, "/camp");
    await markDocument(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const link = contents.getByRole("link", { name: /The gear/ });
    await link.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await link.click();
    await expectAtAnchor(page, "the-gear");
    expect(pathOf(page)).toBe("/camp#the-gear");
    const entries = await historyLength(page);

    await scrollTo(page, before);
    await link.click();
    await expectAtAnchor(page, "the-gear");
    expect(await historyLength(page), "the same anchor adds no history entry").toBe(entries);

    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/camp");
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("take the focus along: the Tab key goes on in the section", async ({ page }) => {
    await open(page, "/camp");
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: /The gear/ });
    const section = page.locator("#the-gear");
    const title = page.locator("[aria-live=polite][aria-atomic=true]");
    for (const time of ["the first time", "again"]) {
      await link.focus();
      await page.keyboard.press("Enter");
      await expectAtAnchor(page, "the-gear");
      await expect(section, time).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(section.locator(":focus"), time).toHaveCount(1);
    }
    await expect(title, "the page is still the same").toHaveText("");

    // Back leaves the focus where the visitor has it.
    await bar(page, "Contact").focus();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/camp");
    await page.goForward();
    await expectAtAnchor(page, "the-gear");
    await expect(bar(page, "Contact")).toBeFocused();
  });

  test("on another page are reached with the page", async ({ page }) => {
    // The camping page links to the rules for drones.
    await open(page, "/camp");
    await markDocument(page);
    await page.locator('main a[href="/drones#rules"]').first().click();
    await expect(heading(page)).toHaveText("Drones");
    await expectAtAnchor(page, "rules");
    await expect(page.locator("#rules")).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("the address that is shown already", () => {
  test("starts the page again: top, heading focused, no history entry, no reload", async ({ page }) => {
    await open(page, "/blog");
    await markDocument(page);
    const entries = await historyLength(page);
    await scrollTo(page, 700);
    await bar(page, "Blog").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
    expect(pathOf(page)).toBe("/blog");
    expect(await historyLength(page)).toBe(entries);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("begins the content anew: what was opened is closed again", async ({ page }) => {
    await open(page, "/photography");
    await markDocument(page);
    const main = await page.locator("main").elementHandle();
    await page
      .getByRole("button", { name: /^Load album/ })
      .first()
      .click();
    await expect(page.locator("iframe")).toHaveCount(1);
    const entries = await historyLength(page);
    await bar(page, "Photography").click();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await main?.evaluate((element) => element.isConnected)).toBe(false);
    expect(await historyLength(page)).toBe(entries);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("keeps what was typed into the contact form, as the draft it is", async ({ page }) => {
    await open(page, "/contact");
    await page.getByLabel("Subject").fill("A print");
    await bar(page, "Contact").click();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByLabel("Subject")).toHaveValue("A print");
  });
});

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
