import type { Page } from "@playwright/test";
import { expect, heading, hydrated, isSameDocument, pathOf, test } from "../support/browser.ts";
import { photography } from "../support/sample.ts";
import { foodLists } from "../support/food-lists.ts";
import { stopTime } from "../support/clock.ts";
import { openEarly } from "./early.ts";
import { address, expectAddress, photo, viewer } from "./gallery-page.ts";

/** What a visitor presses before the app's scripts are there is done when they are. */

const [one, two] = photography.photos as [Photo, Photo];
type Photo = (typeof photography.photos)[number];

const albums = (page: Page) => page.getByRole("button", { name: /^Load the album/ });

test.describe("an album", () => {
  test("that was asked for is loaded, once", async ({ page }) => {
    const release = await openEarly(page, "/photography");
    const button = albums(page).first();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click();
    await expect(page.locator("iframe")).toHaveCount(0);
    release();
    await expect(page.locator("iframe")).toHaveCount(1);
    await expect(page.locator("iframe")).toBeFocused();
    await expect(albums(page)).toHaveCount(2);
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
  });

  test("does not keep another from being loaded too", async ({ page }) => {
    const release = await openEarly(page, "/photography");
    await albums(page).first().click();
    await albums(page).last().click();
    release();
    await expect(page.locator("iframe")).toHaveCount(2);
  });

  test("is loaded by the keyboard as well", async ({ page }) => {
    const release = await openEarly(page, "/photography");
    await albums(page).nth(1).focus();
    await page.keyboard.press("Enter");
    release();
    await expect(page.locator("iframe")).toHaveCount(1);
  });
});

test.describe("a photo", () => {
  test("opens in the viewer, in the same document", async ({ page }) => {
    const goOn = await stopTime(page);
    const release = await openEarly(page, "/photography");
    await photo(page, one.title).click();
    await expect(photo(page, one.title)).toHaveAttribute("aria-busy", "true");
    release();
    await expectAddress(page, address(one.slug));
    await goOn();
    await expect(viewer(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack({ waitUntil: "commit" });
    await expect(viewer(page)).toBeHidden();
    await expectAddress(page, "/photography");
  });

  test("that was pressed last is the one that opens", async ({ page }) => {
    const goOn = await stopTime(page);
    const release = await openEarly(page, "/photography");
    for (const title of [one.title, two.title, two.title]) await photo(page, title).click();
    await expect(page.locator("[aria-busy]")).toHaveCount(1);
    release();
    await expectAddress(page, address(two.slug));
    await goOn();
    await expect(viewer(page)).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    await expect(viewer(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test("is what its link leads to when the scripts do not come", async ({ page, watch }) => {
    watch.expectError(/could not start/);
    await stopTime(page);
    await openEarly(page, "/photography");
    const href = await photo(page, one.title).getAttribute("href");
    await photo(page, one.title).click();
    await page.clock.fastForward(4000);
    expect(pathOf(page)).toBe("/photography");
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith(href ?? "")),
      page.clock.fastForward(1500),
    ]);
  });

  test("opens in a tab of its own when the visitor asks for that", async ({ page, context }) => {
    await openEarly(page, "/photography");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      photo(page, one.title).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect.poll(() => new URL(tab.url()).pathname).toBe(address(one.slug));
    await expect(photo(page, one.title)).not.toHaveAttribute("aria-busy");
  });
});

test("a page that the visitor has left does nothing when it comes back", async ({ page }) => {
  const goOn = await stopTime(page);
  const release = await openEarly(page, "/photography");
  await albums(page).first().click();
  await photo(page, one.title).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  release();
  await goOn();
  await hydrated(page);
  await page.clock.fastForward(6000);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  expect(pathOf(page)).toBe("/photography");
});

test("foods are drawn again, once, however often they were asked for", async ({ page }) => {
  // Draws take the first foods, until a click comes that no hand has made; the first draw may come with that click.
  await page.addInitScript(() => {
    let dice = 0;
    Math.random = () => dice;
    const made: boolean[] = [];
    Reflect.set(window, "made", made);
    addEventListener(
      "click",
      ({ isTrusted }) => {
        made.push(isTrusted);
        if (!isTrusted) dice = 0.999;
      },
      true,
    );
  });
  const release = await openEarly(page, "/food");
  const button = page.getByRole("button", { name: "Get Random Foods" });
  for (let press = 0; press < 3; press++) await button.click();
  release();
  await hydrated(page);
  const foods = page.locator("table").filter({ hasText: "Animal protein" }).locator("td");
  const last = foodLists.map((list) => new RegExp(`^(${list.slice(-2).join("|")})$`));
  await expect(foods).toHaveText(last);
  expect(await page.evaluate(() => Reflect.get(window, "made") as boolean[])).toEqual([true, true, true, false]);
});

test.describe("a command", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied at once, and the button says so while React takes over", async ({ page }) => {
    const goOn = await stopTime(page);
    const release = await openEarly(page, "/blog/linux-setup");
    const figure = page.locator("main figure:has(pre)").first();
    const button = figure.getByRole("button");
    await button.click();
    await expect(button).toHaveText(/^Copied/);
    const code = (await figure.locator("[data-chosen] pre").textContent()) ?? "";
    expect(code.length).toBeGreaterThan(10);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    release();
    const isTaken = () =>
      button.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
    await expect.poll(isTaken).toBe(true);
    await expect(button).toHaveText(/^Copied/);
    await goOn();
    await hydrated(page);
    await expect(button).toHaveText(/^Copy:/);
  });
});

test("a touch does not have the page brought to life at one go", async ({ page }) => {
  const release = await openEarly(page, "/photography");
  // React listens to the document, and finishes at once what a touch falls on.
  const heard = await page.evaluateHandle(() => {
    const all: string[] = [];
    for (const type of ["pointerdown", "mouseup", "click"]) document.addEventListener(type, () => all.push(type), true);
    return all;
  });
  const press = async () => {
    await page.getByRole("heading", { level: 1 }).click();
    return heard.evaluate((all) => all.splice(0));
  };
  expect(await press()).toEqual(["click"]);
  release();
  await hydrated(page);
  expect(await press()).toEqual(["pointerdown", "mouseup", "click"]);
});

test("a link is followed at once, as a page of its own", async ({ page }) => {
  await openEarly(page, "/photography");
  await page.locator("body > header nav").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await isSameDocument(page)).toBe(false);
});

test("what is typed before the scripts are there is kept, through a reload too", async ({ page }) => {
  const release = await openEarly(page, "/contact");
  const subject = page.getByLabel("Subject");
  await subject.pressSequentially("A print");
  release();
  await hydrated(page);
  await expect(subject).toHaveValue("A print");
  await page.goto("about:blank");
  await page.goto("/contact");
  await hydrated(page);
  await expect(subject).toHaveValue("A print");
});
