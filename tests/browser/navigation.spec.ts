import {
  expect,
  heading,
  historyLength,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  scrollTo,
  scrollTop,
  test,
} from "../support/browser.ts";
import { bar, expectAtAnchor } from "./navigation-page.ts";

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
      .getByRole("button", { name: /^Load the album/ })
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
