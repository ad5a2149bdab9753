import {
  expect,
  heading,
  historyLength,
  holdScripts,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  scrollTo,
  scrollTop,
  settled,
  test,
} from "../support/browser.ts";
import { ask, chosen, field, openPalette, options, palette, searchButton } from "../support/palette.ts";

test.describe("the search", () => {
  test("opens with its keys, and Esc gives the focus back", async ({ page }) => {
    await open(page, "/colophon");
    await expect(searchButton(page)).toBeVisible();
    const link = page.locator("main a").first();
    for (const keys of ["/", "Control+k", "Meta+k"]) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(palette(page)).toHaveCount(0);
      await expect(link).toBeFocused();
      expect(pathOf(page)).toBe("/colophon");
    }
  });

  test("closes once for two keys in one moment, and goes no step further back", async ({ page }) => {
    await open(page, "/blog");
    await open(page, "/colophon");
    await openPalette(page);
    await page.evaluate(() => {
      for (const _ of [1, 2]) dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    });
    await expect(palette(page)).toHaveCount(0);
    await settled(page);
    expect(pathOf(page)).toBe("/colophon");
  });

  test("does not take a slash out of a text, but Control and K", async ({ page }) => {
    await open(page, "/contact");
    await expect(searchButton(page)).toBeVisible();
    await page.locator("textarea").focus();
    await page.keyboard.type("and/or");
    await expect(page.locator("textarea")).toHaveValue("and/or");
    await expect(palette(page)).toHaveCount(0);

    // Ctrl+K is no text: it opens, and closes again from its own field, and never reaches the browser.
    await page.evaluate(() => {
      addEventListener("keydown", (event) => {
        if (event.key === "k") document.documentElement.dataset["held"] = String(event.defaultPrevented);
      });
    });
    for (const isOpen of [1, 0]) {
      await page.keyboard.press("Control+k");
      await expect(palette(page)).toHaveCount(isOpen);
      await expect(page.locator("html")).toHaveAttribute("data-held", "true");
    }
    await expect(page.locator("textarea")).toBeFocused();
    await expect(page.locator("textarea")).toHaveValue("and/or");
  });

  test("leaves the slash alone when it is told to, also after a reload", async ({ page }) => {
    await open(page, "/colophon");
    await openPalette(page);
    await palette(page).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
    await page.reload();
    await page.keyboard.press("/");
    await hydrated(page);
    await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
    await page.keyboard.press("/");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await palette(page).getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test("goes with the arrows and Enter to a section, without a reload and without an entry of its own", async ({
    page,
  }) => {
    await open(page, "/contact");
    await markDocument(page);
    const before = await historyLength(page);
    await openPalette(page);
    await ask(page, "batteries");
    await expect(chosen(page)).toHaveText(/^Batteries/);
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).not.toHaveText(/^Batteries/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Drones");
    await expect(palette(page)).toHaveCount(0);
    expect(pathOf(page)).toBe("/drones#batteries");
    await expect(page.locator("#batteries")).toBeFocused();
    await expect(page.locator("#batteries")).toBeInViewport();
    expect(await historyLength(page)).toBe(before + 1);
    await page.goBack();
    await expect(heading(page)).toHaveText("Contact");
    await expect(palette(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("goes to a section together with the tools above it, so that nothing moves afterwards", async ({ page }) => {
    await open(page, "/contact");
    const tools = /\/assets\/doors-/;
    const release = await holdScripts(page, tools);
    const asked = page.waitForRequest(tools);
    await openPalette(page);
    await ask(page, "batteries");
    await page.keyboard.press("Enter");
    await asked;
    await settled(page);
    await expect(heading(page)).toHaveText("Contact");
    release();
    await expect(heading(page)).toHaveText("Drones");
    expect(await page.getByRole("checkbox").count()).toBeGreaterThan(0);
    await expect(page.locator("#batteries")).toBeInViewport();
  });

  test("waits for a page that is on its way, and closes on that page", async ({ page }) => {
    await open(page, "/colophon");
    await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", /./);
    const before = await historyLength(page);
    const data = /\/contact\.data$/;
    const release = await holdScripts(page, data);
    const asked = page.waitForRequest(data);
    await page.locator("header nav").getByRole("link", { name: "Contact", exact: true }).click();
    await asked;
    await page.keyboard.press("Control+k");
    await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
    await settled(page);
    expect(await historyLength(page)).toBe(before);
    release();
    await expect(heading(page)).toHaveText("Contact");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    expect(pathOf(page)).toBe("/contact");
    await expect(heading(page)).toHaveText("Contact");
  });

  test("the arrows go round, and the chosen one is always in view", async ({ page }) => {
    await open(page, "/colophon");
    await openPalette(page);
    await ask(page, "s");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(chosen(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(chosen(page)).toBeInViewport({ ratio: 0.99 });
  });

  test("Back closes it and asks the server for nothing; Forward opens it again", async ({ page }) => {
    await open(page, "/camp");
    await scrollTo(page, 500);
    await markDocument(page);
    await openPalette(page);
    await ask(page, "tent");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
    expect(await scrollTop(page)).toBe(500);
    await page.goForward();
    await expect(field(page)).toBeFocused();
    await palette(page).getByRole("button", { name: "Close" }).click();
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText("Camping");
    expect(await scrollTop(page)).toBe(500);
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("Control and Enter open a new tab, and the palette stays", async ({ page, context }) => {
    await open(page, "/colophon");
    await openPalette(page);
    await ask(page, "drones");
    const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
    await expect(tab.locator("main h1")).toHaveText("Drones");
    await tab.close();
    await expect(field(page)).toHaveValue("drones");
    expect(pathOf(page)).toBe("/colophon");
    await ask(page, "");
    await expect(options(page).first()).toHaveText("drones");
  });

  test("a link opens its address in a new tab that has no handle on this one", async ({ page, context, watch }) => {
    await context.route("https://github.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>There</title>" }),
    );
    await open(page, "/colophon");
    await openPalette(page);
    await ask(page, "github");
    await expect(chosen(page)).toHaveText(/^GitHub.*opens in a new tab/);
    const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    expect(watch.outside).toEqual([tab.url()]);
    await tab.close();
    await expect(field(page)).toHaveValue("github");
  });

  test("a photo opens large", async ({ page }) => {
    await open(page, "/contact");
    await openPalette(page);
    await ask(page, "badland");
    await expect(chosen(page).locator("> span").first()).toHaveCSS("background-image", /badlands/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Badlands");
    expect(pathOf(page)).toContain("badlands");
  });
});
