import type { Page } from "@playwright/test";
import { expect, heading, open, scrollTo, test } from "../support/browser.ts";
import { bar } from "./shell-page.ts";

const nameInBar = (page: Page) => bar(page).getByRole("link", { name: "Whole, home" }).locator("span");
const opacity = (page: Page) => nameInBar(page).evaluate((span) => Number(getComputedStyle(span).opacity));

test("the home page has its title, main links, statement, social links in order and referral link", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(heading(page)).toHaveText("Whole");
  await expect(main).toContainText("I make one of everything, and write down how.");
  const links = main.getByRole("link");
  const titles = ["Engineering", "Contact", "GitHub", "itch.io", "Mastodon", "Use my referral link"];
  await expect(links.locator("strong")).toHaveText(titles);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses.slice(0, 3)).toEqual(["/engineering", "/contact", "https://github.com/"]);
  expect(addresses.at(-1)).toBe("https://backup.example/");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 700 },
]) {
  test(`the title moves from the cover into the bar and back, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/");
    expect(await opacity(page)).toBe(0);
    await scrollTo(page, viewport.height);
    await expect.poll(() => opacity(page)).toBe(1);
    await expect(heading(page)).not.toBeInViewport();
    await page.reload();
    await expect.poll(() => opacity(page), "after a reload in mid-page").toBe(1);
    await scrollTo(page, 0);
    await expect.poll(() => opacity(page)).toBe(0);
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByRole("link", { name: "Whole, home" }), "for screen readers").toHaveCount(1);
  });
}

test("the title is visible beside the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, "/");
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => opacity(page)).toBe(1);
});
