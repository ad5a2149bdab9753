import { faultsOf } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { expect, heading, historyLength, open, test } from "../support/browser.ts";
import {
  address,
  button,
  expectAddress,
  expectShown,
  openPhoto,
  photo,
  scale,
  shown,
  still,
  viewer,
} from "./gallery-page.ts";

test("shows a modern file as wide as the screen needs, and the neighbours are ready", async ({ page }) => {
  await openPhoto(page, "leaf-veins-backlit");
  const image = shown(page).locator("picture img");
  await expect(image).toHaveJSProperty("complete", true);
  const { file, need } = await image.evaluate((node: HTMLImageElement) => ({
    file: node.currentSrc,
    need: node.width,
  }));
  const wide = Number(/-(\d+)\.[0-9a-f]+\.avif$/.exec(file)?.[1]);
  expect(wide).toBeGreaterThanOrEqual(need);
  expect(wide / need).toBeLessThan(1.36);
  const others = viewer(page).locator(".yarl__slide:not(.yarl__slide_current) picture img");
  await expect(others).toHaveCount(2);
  for (const other of await others.all()) await expect(other).toHaveJSProperty("complete", true);
});

test("sells prints where they are sold", async ({ page }) => {
  await openPhoto(page, "sea-stacks-dusk");
  const print = viewer(page).getByRole("link", { name: "Buy a print" });
  await expect(print).toHaveAttribute("href", "https://www.redbubble.com/");
  await expect(print).toHaveAttribute("target", "_blank");
  await button(page, "Next photo").click();
  await expectShown(page, "snow-forest-fog", "Snow forest in fog");
  await expect(print).toHaveCount(0);
});

test("shares the address of the photo in view", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPhoto(page, "green-spire");
  await button(page, "Share this photo").click();
  await expect(viewer(page).getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address("green-spire")}`);
});

test("keeps the browser's own menu on a photo", async ({ page }) => {
  await openPhoto(page, "badlands");
  await expectShown(page, "badlands", "Badlands");
  const kept = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener("contextmenu", (event) => setTimeout(() => done(!event.defaultPrevented)), true),
      ),
  );
  await shown(page).locator("picture img").click({ button: "right" });
  expect(await kept).toBe(true);
});

test("shows the photo's page when the viewer cannot be loaded", async ({ page, watch }) => {
  watch.expectError(/viewer-|ERR_FAILED|Applying inline style/);
  await page.route(/\/viewer-[^/]+\.js$/, (route) => route.abort());
  await open(page, "/photography");
  await photo(page, "Badlands").click();
  await expect(heading(page)).toHaveText("Badlands");
  await expectAddress(page, address("badlands"));
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("changes photos at once", async ({ page }) => {
    await openPhoto(page, "badlands");
    await expectShown(page, "badlands", "Badlands");
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, "green-spire", "Green spire");
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === "running").length,
    );
    expect(moving).toBe(0);
    const middle = await shown(page)
      .locator("picture img")
      .evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        return (left + right) / 2;
      });
    expect(middle).toBeCloseTo(720, -1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  type Point = { x: number; y: number };

  /** Fingers that move from one place to another. */
  const touch = async (page: Page, fingers: { from: Point; to: Point }[]) => {
    const session = await page.context().newCDPSession(page);
    const at = (part: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }));
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= 8; step++) {
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 8) });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  };

  test("swipes to the next photo and back, pinches closer, and pulls down to close", async ({ page }) => {
    await openPhoto(page, "sea-stacks-dusk");
    await expectShown(page, "sea-stacks-dusk", "Sea stacks at dusk");
    const entries = await historyLength(page);
    await touch(page, [{ from: { x: 320, y: 260 }, to: { x: 60, y: 265 } }]);
    await expectShown(page, "snow-forest-fog", "Snow forest in fog");
    await expectAddress(page, address("snow-forest-fog"));
    await touch(page, [{ from: { x: 60, y: 260 }, to: { x: 320, y: 265 } }]);
    await expectShown(page, "sea-stacks-dusk", "Sea stacks at dusk");
    await expectAddress(page, address("sea-stacks-dusk"));
    expect(await historyLength(page)).toBe(entries);

    await still(page);
    await touch(page, [
      { from: { x: 170, y: 280 }, to: { x: 60, y: 220 } },
      { from: { x: 205, y: 280 }, to: { x: 310, y: 340 } },
    ]);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await page.keyboard.press("Control+0");
    await expect.poll(() => scale(page)).toBe(1);

    await touch(page, [{ from: { x: 180, y: 200 }, to: { x: 185, y: 420 } }]);
    await expect(viewer(page)).toHaveCount(0);
    await expectAddress(page, "/photography");
  });

  test("chooses from the strip, which a finger can push", async ({ page }) => {
    await openPhoto(page, "aurora-still-lake");
    await expectShown(page, "aurora-still-lake", "Aurora over a still lake");
    const strip = viewer(page).getByRole("list");
    const rested = strip.evaluate(
      (node) => new Promise((done) => node.addEventListener("scrollend", () => done(null))),
    );
    await touch(page, [{ from: { x: 340, y: 660 }, to: { x: 40, y: 660 } }]);
    // The push goes on for a while, and what moves cannot be hit.
    await rested;
    expect(await strip.evaluate((node) => node.scrollLeft)).toBeGreaterThan(150);
    await expectShown(page, "aurora-still-lake", "Aurora over a still lake");
    await button(page, "Alpine lake at dawn").tap();
    await expectShown(page, "alpine-lake-dawn", "Alpine lake at dawn");
    await expectAddress(page, address("alpine-lake-dawn"));
  });

  test("has controls that a finger hits, all of them in view", async ({ page }) => {
    await openPhoto(page, "milky-way-camp");
    await expectShown(page, "milky-way-camp", "Camp under the Milky Way");
    const controls = viewer(page).locator(":is(button, a):visible");
    expect(await controls.count()).toBeGreaterThan(5);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }
    for (const name of ["About this photo", "Share this photo", "Close the viewer", "Previous photo", "Next photo"])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });
});

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test("has no barrier that axe knows, with the facts closed and open", async ({ page }) => {
      await openPhoto(page, "milky-way-camp");
      await expectShown(page, "milky-way-camp", "Camp under the Milky Way");
      await still(page);
      for (const key of ["", "i"]) {
        if (key) await page.keyboard.press(key);
        expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
      }
    });
  });
}
