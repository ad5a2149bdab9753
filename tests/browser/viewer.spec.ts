import { faultsOf, looks, putOn } from "../support/axe.ts";
import { expect, heading, historyLength, open, scrollTop, test } from "../support/browser.ts";
import { withoutModules } from "./shell-page.ts";
import {
  badlands,
  control,
  expectAddress,
  expectClosed,
  expectShown,
  lake,
  moon,
  photoLink,
  viewer,
  zoomOf,
} from "../support/viewer.ts";

test("a click opens a photo with its own address and title, and Back closes it", async ({ page }) => {
  await open(page, "/photography");
  const link = photoLink(page, "Lake");
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  const entries = await historyLength(page);
  await link.click();
  await expectShown(page, ...lake);
  await expectAddress(page, "/photography/lake");
  await expect(page).toHaveTitle("Lake · Photography · Whole");
  expect(await historyLength(page)).toBe(entries + 1);

  await page.goBack();
  await expectClosed(page);
  await expectAddress(page, "/photography");
  await expect(page).toHaveTitle("Photography · Whole");
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goForward();
  await expectShown(page, ...lake);
});

test("arrow keys change the photo, and Escape moves the focus to the last one shown", async ({ page }) => {
  await open(page, "/photography");
  const entries = await historyLength(page);
  await photoLink(page, "Lake").focus();
  await page.keyboard.press("Enter");
  await expectShown(page, ...lake);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, ...moon);
  await expectAddress(page, "/photography/moon");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, ...lake);
  await page.keyboard.press("End");
  await expectShown(page, "62 of 62: Frame 62", "One of a series, number 62.");
  await expect(control(page, "Next photo")).toBeDisabled();
  await page.keyboard.press("Home");
  await expectShown(page, ...badlands);
  await expect(control(page, "Previous photo")).toBeDisabled();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":is(header, main, footer) :focus"), "no focus behind the viewer").toHaveCount(0);
  }
  expect(await historyLength(page), "moving on adds nothing to the history").toBe(entries + 1);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expectAddress(page, "/photography");
  await expect(photoLink(page, "Badlands")).toBeFocused();
});

test(
  "buttons and thumbnails change the photo, and a double click on Close goes back only once",
  { tag: "@full" },
  async ({ page }) => {
    await open(page, "/contact");
    await open(page, "/photography");
    await photoLink(page, "Lake").click();
    await control(page, "Next photo").click();
    await expectShown(page, ...moon);
    await control(page, "Previous photo").click();
    await expectShown(page, ...lake);
    await control(page, "Moon").click();
    await expectShown(page, ...moon);
    await control(page, "Moon").press("ArrowLeft");
    await expectShown(page, ...lake);
    await expect(control(page, "Lake"), "the focus goes along").toBeFocused();
    await control(page, "Close").dblclick();
    await expectClosed(page);
    await expectAddress(page, "/photography");
    await expect(photoLink(page, "Lake")).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText("Contact");
  },
);

test("a click beside the photo closes it and returns the focus to its link", async ({ page }) => {
  await open(page, "/photography");
  await photoLink(page, "Lake").click();
  await expectShown(page, ...lake);
  const closeByClick = async () => {
    if (await viewer(page).isVisible()) await page.mouse.click(8, 450);
    return viewer(page).count();
  };
  await expect.poll(closeByClick).toBe(0);
  await expect(photoLink(page, "Lake")).toBeFocused();
});

test("a photo can be zoomed, shared and bought, and shows its details", async ({ page, context, baseURL }) => {
  await open(page, "/photography?photo=badlands");
  await expectShown(page, ...badlands);
  await control(page, "Zoom in").click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
  await control(page, "Zoom out").click();
  await expect.poll(() => zoomOf(page)).toBe(1);
  await page.keyboard.press("+");
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await control(page, "Share this photo").click();
  await expect(viewer(page).getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/photography/badlands`);
  await expect(viewer(page).getByRole("link", { name: "Buy a print" })).toHaveAttribute(
    "href",
    "https://prints.example/badlands",
  );

  await page.keyboard.press("i");
  const facts = viewer(page).getByRole("region", { name: "Photo details" });
  await expect(facts).toContainText("A bare slope under a pale sky.");
  await expect(facts.getByRole("definition")).toHaveText([/^\d+ × \d+ pixels$/]);
  await page.keyboard.press("Escape");
  await expect(facts).toHaveCount(0);
  await expect(viewer(page), "Escape closes one thing at a time").toBeVisible();
});

test(
  "an old address with a photo in its query opens it; an unknown photo opens nothing",
  { tag: "@full" },
  async ({ page }) => {
    await open(page, "/photography?photo=lake");
    const entries = await historyLength(page);
    await expectShown(page, ...lake);
    await expectAddress(page, "/photography/lake");
    await control(page, "Close").click();
    await expectClosed(page);
    await expectAddress(page, "/photography");
    expect(await historyLength(page)).toBe(entries);
    await expect(photoLink(page, "Lake")).toBeFocused();

    await open(page, "/photography?photo=no-such-photo");
    await photoLink(page, "Moon").click();
    await expectShown(page, ...moon);
    await page.goBack();
    await expectAddress(page, "/photography");
  },
);

test("a reload in the viewer shows the photo's page, and Back leads to the gallery", async ({ page, watch }) => {
  await open(page, "/photography");
  await photoLink(page, "Lake").click();
  await expectShown(page, ...lake);
  await page.reload();
  await expect(heading(page)).toHaveText("Lake");
  await expectClosed(page);
  // Forward works even before the scripts of the gallery have arrived.
  await withoutModules(page, watch);
  await page.goBack();
  await expect(heading(page)).toHaveText("Photography");
  await page.goForward();
  await expect(heading(page)).toHaveText("Lake");
});

test(
  "two tabs each show a photo, and going back in one does not affect the other",
  { tag: "@full" },
  async ({ page, context }) => {
    await open(page, "/photography");
    const other = await context.newPage();
    await open(other, "/photography");
    await photoLink(page, "Lake").click();
    await photoLink(other, "Moon").click();
    await expectShown(other, ...moon);
    await other.goBack();
    await expectClosed(other);
    await expectShown(page, ...lake);

    const [third] = await Promise.all([
      context.waitForEvent("page"),
      photoLink(other, "Dunes").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(heading(third)).toHaveText("Dunes");
    await expectClosed(other);
  },
);

test("if the viewer cannot load, a photo's link leads to its page", async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  await open(page, "/photography");
  const script = await page.locator("[data-island=viewer]").getAttribute("data-src");
  await page.route(`**${script}`, (route) => route.abort());
  await photoLink(page, "Lake").click();
  await expect(heading(page)).toHaveText("Lake");
  await expectAddress(page, "/photography/lake");
});

test("the viewer is accessible, with a photo's details closed and open", async ({ page }) => {
  await open(page, "/photography?photo=lake");
  await expectShown(page, ...lake);
  for (const look of looks) {
    await putOn(page, look);
    expect(await faultsOf(page, "[role=dialog]"), look.colorScheme).toEqual([]);
    await page.keyboard.press("i");
  }
});
