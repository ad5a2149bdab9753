import type { Page } from "@playwright/test";
import { sectionsOf } from "../../site/sections.ts";
import { uniqueSlugs } from "../../site/slug.ts";
import {
  expect,
  heading,
  historyLength,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  scrollTop,
  settled,
  test,
} from "../support/browser.ts";
import { topics } from "../support/sample.ts";
import { stopTime } from "../support/clock.ts";
import { openEarly } from "./early.ts";
import { button, expectAddress, viewer } from "./gallery-page.ts";

/** Image grids of topics open in the same viewer as the gallery. */

const grids = topics.flatMap((topic) =>
  sectionsOf(topic).flatMap(({ id, blocks: [block] }) =>
    block?.kind === "images" && block.items.length > 1 ? [{ path: topic.path, id, items: block.items }] : [],
  ),
);
const [grid] = grids;
if (!grid) throw new Error("The sample has a topic with an image grid");

const { path, id, items } = grid;
const slugs = uniqueSlugs(items.map(({ title }) => title));
const [one, two] = items.map(({ title }) => title) as [string, string];
const addressOf = (slug: string | undefined) => `${path}?${id}=${slug}`;

const picture = (page: Page, title: string) => page.locator(`#${id}`).getByRole("link", { name: title });
const caption = (page: Page) => viewer(page).locator("p[aria-live]");

test("a picture opens in the viewer, and Back closes it where the visitor was", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, path);
  await picture(page, one).scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked.filter((url) => /\/viewer-/.test(url))).toEqual([]);
  await markDocument(page);
  const entries = await historyLength(page);
  const top = await scrollTop(page);
  asked.length = 0;

  await picture(page, one).click();
  await expect(caption(page)).toContainText(one);
  await expectAddress(page, addressOf(slugs[0]));
  expect(await historyLength(page)).toBe(entries + 1);

  await button(page, "Next photo").click();
  await expect(caption(page)).toContainText(two);
  await expectAddress(page, addressOf(slugs[1]));

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);
  await expect(picture(page, two)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(400);
  expect(asked.filter((url) => /\.data/.test(url))).toEqual([]);
});

test("the address of a picture opens it, and an unknown one is forgotten", async ({ page }) => {
  await open(page, addressOf(slugs[1]));
  await expect(caption(page)).toContainText(two);
  await button(page, "Close the viewer").click();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);

  await open(page, addressOf("no-such-picture"));
  await expectAddress(page, path);
  await expect(viewer(page)).toHaveCount(0);
});

test("a picture that was pressed before the scripts came is opened when they are there", async ({ page }) => {
  const goOn = await stopTime(page);
  const release = await openEarly(page, path);
  await picture(page, one).click();
  release();
  await expectAddress(page, addressOf(slugs[0]));
  await goOn();
  await expect(caption(page)).toContainText(one);
  expect(await isSameDocument(page)).toBe(true);
});

test("coming from another page, the grid is there with its page and works", async ({ page }) => {
  await open(page, "/blog");
  const topic = topics.find((candidate) => candidate.path === path);
  await page.locator("main").getByRole("link", { name: topic?.title }).first().click();
  await expect(heading(page)).toHaveText(topic?.title ?? "");
  await picture(page, two).click();
  await expect(caption(page)).toContainText(two);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
});

test("drawings come when the page is at rest, photographs only when the visitor comes near", async ({ page }) => {
  const pictures = (kind: string) => page.locator(`main section img${kind}`);
  const areThere = () =>
    pictures("[src$=svg]").evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  await page.goto("/camp");
  await expect.poll(areThere).not.toContain(false);
  expect((await areThere()).length).toBeGreaterThan(1);
  expect(await pictures(":not([src$=svg])").count()).toBeGreaterThan(0);
  await expect(pictures(':not([src$=svg], [loading="lazy"])')).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture is a link to itself", async ({ page }) => {
    await page.goto(path);
    await picture(page, one).click();
    await expect.poll(() => pathOf(page)).toContain("/assets/pictures/");
  });
});
