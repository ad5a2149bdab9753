import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, pathOf, test, withoutFonts } from "../support/browser.ts";
import { topics } from "../support/content.ts";

const path = "/blog/honda-ridgeline-tonneau-install";
const key = "guide-honda-ridgeline-tonneau-install-1";

const guide = topics
  .find((topic) => topic.path === path)
  ?.blocks.flatMap((block) => (block.kind === "steps" && block.guide ? [block] : []))[0];
const steps = guide?.items ?? [];
const total = steps.length;
const titleOf = (index: number) => steps[index]?.title ?? "";

const mark = (page: Page, index: number) =>
  page
    .locator("#install ol > li")
    .nth(index)
    .getByRole("checkbox", { name: titleOf(index) });
const tool = (page: Page) => page.getByRole("group", { name: "Tools" }).getByRole("checkbox").first();
const summary = (page: Page) => page.locator("#install p").filter({ has: page.locator("b + span") });
const resume = (page: Page) => page.getByRole("link", { name: /^Continue: / });
const clear = (page: Page) => page.getByRole("button", { name: "Clear marks" });

/** The time that is left, worked out from what the page says of each step. */
const left = (from: number) => {
  const minutes = steps.slice(from).reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(" ");
};

test("marks count, say the time that is left, lead on, and are there again after a reload", async ({ page }) => {
  await open(page, path);
  const news = page.locator("#install output");
  await expect(summary(page)).toHaveText(`${total} stepsAbout ${left(0)}`);
  await expect(resume(page)).toHaveCount(0);
  await mark(page, 0).check();
  await mark(page, 1).check();
  await tool(page).check();
  await expect(news).toHaveText(`2 of ${total} done. About ${left(2)} left`);

  await page.reload();
  await hydrated(page);
  await expect(mark(page, 1)).toBeChecked();
  await expect(mark(page, 2)).not.toBeChecked();
  await expect(tool(page)).toBeChecked();
  await expect(summary(page)).toHaveText(`2 of ${total} doneAbout ${left(2)} left`);
  await expect(news, "nothing is said of what was done before").toHaveText("");
  await expect(resume(page)).toHaveText(`Continue: ${titleOf(2)}`);

  for (let index = 2; index < total; index++) await mark(page, index).check();
  await expect(summary(page)).toHaveText(/^All done/);
  await expect(resume(page)).toHaveCount(0);
});

test("with the keyboard alone: mark, go on, clear", async ({ page }) => {
  await open(page, path);
  await tool(page).focus();
  await page.keyboard.press("Space");
  await expect(tool(page)).toBeChecked();
  await mark(page, 0).focus();
  await page.keyboard.press("Space");
  await resume(page).focus();
  await page.keyboard.press("Enter");
  const second = page.locator("#install ol > li").nth(1);
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  expect(pathOf(page)).toBe(`${path}#${await second.getAttribute("id")}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(mark(page, 1)).toBeChecked();

  await clear(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#install :checked")).toHaveCount(0);
  await expect(clear(page)).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("every step can be reached by its address", async ({ page }) => {
  await open(page, path);
  const ids = await page.locator("#install ol > li").evaluateAll((items) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(total);
  await page.goto(`${path}#${ids.at(-1)}`);
  await expect(page.locator("#install ol > li").last()).toBeInViewport();
});

for (const stored of ["{", '["no-such-step"]']) {
  test(`the guide starts afresh where ${stored} is stored`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, stored] as const);
    await open(page, path);
    await expect(summary(page)).toHaveText(new RegExp(`^${total} steps`));
    await expect(page.locator("#install :checked")).toHaveCount(0);
    await mark(page, 0).check();
    await expect(summary(page)).toHaveText(new RegExp(`^1 of ${total} done`));
  });
}

test("two tabs agree", async ({ page, context }) => {
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  await mark(page, 3).check();
  await expect(mark(other, 3)).toBeChecked();
  await clear(other).click();
  await expect(mark(page, 3)).not.toBeChecked();
});

for (const width of [1440, 320]) {
  test(`nothing moves when the marks come, at ${width} px; an early click is made up for`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, '["clean-the-rails"]'] as const);
    await withoutFonts(page, watch);
    const release = await holdScripts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page
        .locator("#install ol > li, #install fieldset")
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top + scrollY)));
    const before = await place();
    await mark(page, 1).click();
    release();
    await hydrated(page);
    await expect(mark(page, 0)).toBeChecked();
    await expect(mark(page, 1)).toBeChecked();
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("prints as a work sheet: boxes for tools and steps, no controls", async ({ page }) => {
  await open(page, path);
  await mark(page, 0).check();
  await page.emulateMedia({ media: "print" });
  await expect(mark(page, 0)).toBeHidden();
  await expect(resume(page)).toBeHidden();
  await expect(clear(page)).toBeHidden();
  await expect(tool(page)).toBeVisible();
  const boxes = await page
    .locator("#install ol > li h3")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::after").content));
  expect(boxes).toEqual(steps.map((_, index) => (index === 0 ? '"✓"' : '""')));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the steps, their times and the tools are there, and nothing that only scripts could answer", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(summary(page)).toHaveText(`${total} stepsAbout ${left(0)}`);
    await expect(page.locator("#install ol > li small").first()).toHaveText(`${steps[0]?.minutes} min`);
    await expect(page.getByText("The marks stay on this device")).toBeHidden();
    await expect(page.locator("#install progress")).toBeHidden();
    await tool(page).check();
    await expect(tool(page)).toBeChecked();
  });
});
