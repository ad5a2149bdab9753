import { changeHtml, expect, heading, open, scrollTo, scrollTop, test } from "../support/browser.ts";
import { overflowOf } from "../support/in-page.ts";
import { bar, barLink, barLook, mainLinks, withoutModules } from "./shell-page.ts";

test("the bar links to the main pages and marks the current page or section", async ({ page }) => {
  await open(page, "/");
  await expect(mainLinks(page)).toHaveText(["Home", "Engineering", "Photography", "Contact", "Blog", /^Store/]);
  const current = bar(page).locator("[aria-current]");
  await barLink(page, "Contact").click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(current).toHaveText(["Contact"]);
  await expect(current).toHaveAttribute("aria-current", "page");
  await open(page, "/camp");
  await expect(current).toHaveText(["Blog"]);
  await expect(current).toHaveAttribute("aria-current", "true");
});

test("each kind of bar has its scrolled style from 50 px down", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const path of ["/", "/contact", "/camp", "/engineering"]) {
    await open(page, path);
    const normal = await barLook(page);
    for (const y of [49, 50, 49]) {
      await scrollTo(page, y);
      expect(await scrollTop(page), path).toBe(y);
      expect((await barLook(page)) !== normal, `${path} at ${y} px`).toBe(y >= 50);
    }
  }
});

test(
  "the bar has its scrolled style when a page loads scrolled down, without any module",
  { tag: "@full" },
  async ({ page, watch }) => {
    await open(page, "/camp");
    const normal = await barLook(page);
    await scrollTo(page, 700);
    await withoutModules(page, watch);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(700);
    await expect.poll(() => barLook(page)).not.toBe(normal);
  },
);

test("the bar is one line with either links or the menu button, at every width", async ({ page }) => {
  await open(page, "/contact");
  const faults: string[] = [];
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const isMenu = await bar(page).getByRole("button", { name: "Menu" }).isVisible();
    const tops = await mainLinks(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    if (tops.length !== (isMenu ? 0 : 6) || new Set(tops).size > 1) faults.push(`${tops} at ${width} px`);
    faults.push(...(await page.evaluate(overflowOf)));
  }
  expect(faults).toEqual([]);
});

test("a missing bar logs 'Nav DNE', an existing one does not", async ({ page, watch }) => {
  const logged = () => watch.lines.filter((line) => line.includes("Nav DNE"));
  await open(page, "/blog");
  expect(logged()).toEqual([]);
  await changeHtml(page, "/contact", (html) => html.replace(/<header[^>]* data-bar.*?<\/header>/s, ""));
  await page.goto("/contact");
  await expect.poll(logged).toHaveLength(1);
});
