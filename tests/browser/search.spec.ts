import { faultsOf, looks, putOn } from "../support/axe.ts";
import {
  expect,
  heading,
  historyLength,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  scrollTo,
  scrollTop,
  test,
} from "../support/browser.ts";
import { ask, chosen, field, openPalette, options, palette, searchButton } from "../support/palette.ts";

test("the search opens with its shortcut anywhere, and Escape returns the focus", async ({ page }) => {
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("and/or");
  for (const keys of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(message).toBeFocused();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(keys);
    await expect(palette(page)).toHaveCount(0);
  }
  await expect(message).toHaveValue("and/or");
  expect(pathOf(page)).toBe("/contact");
});

test("arrows select a result, Enter opens it, and Back from there skips the search", async ({ page }) => {
  await open(page, "/contact");
  const before = await historyLength(page);
  await openPalette(page);
  await ask(page, "s");
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(chosen(page)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await ask(page, "rules");
  await expect(chosen(page).locator("mark")).toHaveText("rules");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Drones");
  await expect.poll(() => pathOf(page)).toBe("/drones#rules");
  await expect(page.locator("#rules")).toBeInViewport();
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
  await expect(palette(page)).toHaveCount(0);
});

test("a result on the same page is scrolled into view, and the search closes", async ({ page }) => {
  await open(page, "/drones");
  await markDocument(page);
  await openPalette(page);
  await ask(page, "fleet");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe("/drones#the-fleet");
  await expect(page.locator("#the-fleet h2")).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test("without a query the pages are listed, and Enter opens none of them", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  await expect(palette(page).getByRole("group", { name: "Pages" }).getByRole("option")).toHaveCount(11);
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toContainText("Whole");
  await page.keyboard.press("Enter");
  await expect.poll(() => pathOf(page)).toBe("/");
});

test("a screen reader announces a combobox and the number of results", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "colophn");
  await expect(palette(page).getByRole("status")).toHaveText("One result");
  await expect(palette(page)).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - combobox "Search this site" [expanded]: colophn
      - button "Close"
      - status: One result
      - listbox "Search this site":
        - group "Pages":
          - option /Colophon/ [selected]
  `);
  await ask(page, "xqzzyv");
  await expect(palette(page).getByRole("status")).toContainText("No results for “xqzzyv”");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("Back closes the search and keeps the scroll position, and Forward opens it again", async ({ page }) => {
  await open(page, "/drones");
  await scrollTo(page, 500);
  await openPalette(page);
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  expect(await scrollTop(page)).toBe(500);
  await page.goForward();
  await expect(field(page)).toBeFocused();
  await palette(page).getByRole("button", { name: "Close" }).click();
  await expect(palette(page)).toHaveCount(0);
  expect(await scrollTop(page)).toBe(500);
});

test("Ctrl+Enter opens a result in a new tab, and so does Enter on a link to another site", async ({
  page,
  context,
  watch,
}) => {
  await context.route("https://forum.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>There</title>" }),
  );
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "drones");
  const [drones] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
  await expect(heading(drones)).toHaveText("Drones");
  await expect(field(page)).toHaveValue("drones");

  await ask(page, "forum");
  await expect(chosen(page)).toHaveText(/A forum.*opens in a new tab/);
  const [forum] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await forum.waitForLoadState();
  expect(await forum.evaluate(() => window.opener === null)).toBe(true);
  expect(watch.outside).toEqual(["https://forum.example/"]);
  await expect(field(page)).toHaveValue("forum");
});

test("a photo result opens in the viewer, where the search does not open", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "badlands");
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Photo viewer" });
  await expect(viewer).toContainText("Badlands");
  await page.keyboard.press("Control+k");
  await expect(viewer).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
});

test("letters typed while the search loads appear in its field", async ({ page }) => {
  await open(page, "/contact");
  const script = await page.locator("[data-island=search]").getAttribute("data-src");
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(`**${script}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("textbox", { name: "Message" }).focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("dro");
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("nes");
  await expect(field(page)).toHaveValue("drones");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("a script or search data that failed to load is requested again", async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  await open(page, "/contact");
  const island = page.locator("[data-island=search]");
  await page.route(`**${await island.getAttribute("data-src")}`, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.keyboard.press("Control+k");
  await lost;
  await expect(searchButton(page)).not.toHaveAttribute("aria-busy");
  await page.unrouteAll();
  await page.route(/search-[^/]+\.json$/, (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toContainText("Search couldn't load");
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await ask(page, "drones");
  await expect(chosen(page)).toContainText("Drones");
});

test("the search is accessible, and shows the selection in forced colors", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  for (const look of looks) {
    await putOn(page, look);
    for (const question of look.colorScheme === "dark" ? ["drones"] : ["", "xqzzyv", "drones"]) {
      await ask(page, question);
      expect(await faultsOf(page, "dialog"), `"${question}", ${look.colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ forcedColors: "active" });
  await ask(page, "drones");
  await expect(chosen(page)).toHaveCSS("outline-style", "solid");
});

test("the search fits in the smallest window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "drones");
  const right = (all: Element[]) => Math.max(...all.map((one) => one.getBoundingClientRect().right));
  expect(await palette(page).locator("*").evaluateAll(right)).toBeLessThanOrEqual(320);
  await page.keyboard.press("ArrowUp");
  await expect(chosen(page)).toBeInViewport();
  await expect(palette(page).getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

test("the search ends above the on-screen keyboard", async ({ page }) => {
  await page.addInitScript(() => {
    const keyboard = Object.assign(new EventTarget(), { height: 380, offsetTop: 24, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: keyboard });
  });
  await open(page, "/contact");
  await openPalette(page);
  await expect.poll(() => palette(page).boundingBox()).toMatchObject({ y: 24, height: 380 });
});
