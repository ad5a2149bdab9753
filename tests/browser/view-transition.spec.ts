import type { Page } from "@playwright/test";
import { expect, heading, isSameDocument, markDocument, open, scrollTo, scrollTop, test } from "../support/browser.ts";

/** A tile's picture becomes its page's masthead, and the masthead the tile on the way back. */

type Noted = { from: string; to: string; moving: string[] };

/** Notes of every transition which element carried a picture's name before and after it, and what moved. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted[] = [];
    Reflect.set(window, "noted", noted);
    const placeOf = () =>
      [...document.querySelectorAll("main *")]
        .filter((element) => getComputedStyle(element).viewTransitionName.startsWith("picture-"))
        .map((element) => element.closest("li")?.dataset["topic"] ?? (element.closest("main > div") ? "masthead" : "?"))
        .join();
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const from = placeOf();
      const transition = begin(update);
      void transition.ready.then(() => {
        const moving = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return name?.includes("(picture-") ? [name] : [];
        });
        noted.push({ from, to: placeOf(), moving: [...new Set(moving)].toSorted() });
      });
      return transition;
    };
  });

const noted = (page: Page) => page.evaluate(() => Reflect.get(window, "noted") as Noted[]);

const tile = (page: Page, topic: string) => page.locator(`main section li[data-topic="${topic}"] a`);

const bothPictures = (topic: string) =>
  ["group", "new", "old"].map((part) => `::view-transition-${part}(picture-${topic})`);

test("goes from the tile to the masthead, and back to the tile at its place", async ({ page }) => {
  await noteTransitions(page);
  await open(page, "/blog");
  await markDocument(page);
  // In one go inside the page: a driver's click may scroll before it.
  const place = await tile(page, "camp").evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    link.click();
    return Math.round(scrollY);
  });
  expect(place).toBeGreaterThan(500);
  await expect(heading(page)).toHaveText("Camping");
  await expect.poll(() => noted(page)).toEqual([{ from: "camp", to: "masthead", moving: bothPictures("camp") }]);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await expect(heading(page)).toHaveText("Adventure");
  await expect
    .poll(async () => (await noted(page))[1])
    .toEqual({ from: "masthead", to: "camp", moving: bothPictures("camp") });
  expect(await scrollTop(page)).toBe(place);
  expect(await isSameDocument(page)).toBe(true);
});

test("does not keep the rest of the page from a visitor who goes on meanwhile", async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      void transition.ready.then(() => {
        // The picture stays on its way.
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset["moving"] = "";
      });
      return transition;
    };
  });
  // Whoever was there has the page's tools; else the rest waits for them, and for the picture.
  await open(page, "/blog/house");
  await page.locator("body > header nav").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(heading(page)).toHaveText("Adventure");
  const sections = page.locator("main section[id]");
  await tile(page, "house").evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    link.click();
  });
  await expect(page.locator("[data-moving]")).toHaveCount(1);
  await expect(sections).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(await sections.count()).toBeGreaterThan(1);
  }).toPass();
});

test("takes only the tile that is used", async ({ page }) => {
  await noteTransitions(page);
  await open(page, "/blog");
  for (const [topic, title] of [
    ["games", "Games"],
    ["linux-setup", "Linux setup"],
  ] as const) {
    await tile(page, topic).click();
    await expect(heading(page)).toHaveText(title);
    await expect.poll(async () => (await noted(page)).at(-1)).toMatchObject({ from: topic, to: "masthead" });
    await page.goBack();
    await expect(heading(page)).toHaveText("Adventure");
    await expect.poll(async () => (await noted(page)).at(-1)).toMatchObject({ from: "masthead", to: topic });
  }
  expect(await noted(page)).toHaveLength(4);
});

test("is left out by links that have no picture to give", async ({ page }) => {
  await noteTransitions(page);
  await open(page, "/blog");
  await page.locator("body > header nav").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toHaveText("Contact");
  expect(await noted(page)).toEqual([]);
});

test("moves nothing for those who prefer that", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTransitions(page);
  await open(page, "/blog");
  await tile(page, "camp").click();
  await expect(heading(page)).toHaveText("Camping");
  await expect.poll(() => noted(page)).toEqual([{ from: "camp", to: "masthead", moving: [] }]);
});

test("is missed by nobody whose browser knows no transitions", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
  await open(page, "/blog");
  await markDocument(page);
  await scrollTo(page, 900);
  await tile(page, "camp").click();
  await expect(heading(page)).toHaveText("Camping");
  await page.goBack();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await isSameDocument(page)).toBe(true);
});
