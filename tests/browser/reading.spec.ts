import { type Page, chromium } from "@playwright/test";
import { expect, heading, open, test } from "../support/browser.ts";
import { overflowOf } from "../support/in-page.ts";
import { sheetsOfRows } from "../support/pdf.ts";

/** Pages with large or wide text, in print and without scripts. */

/** Texts that their box clips, in either direction. */
const clipped = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, p, li, a, b, strong, button, label, td, th, dd, figcaption)",
    ),
  ]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.clientWidth > 1 && !element.closest("[aria-hidden=true], pre"))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
      return cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));

const expectWhole = async (page: Page, prepare: () => Promise<void>) => {
  for (const path of ["/", "/blog/3d-art", "/contact"]) {
    await open(page, path);
    await prepare();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = [...(await page.evaluate(overflowOf)), ...(await page.evaluate(clipped))];
      expect(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
};

test("text with the spacing of WCAG 1.4.12 is not clipped", ({ page }) =>
  expectWhole(page, () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const spacing = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
      sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    }),
  ));

test("text at 200 % is not clipped", async ({ baseURL, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce", serviceWorkers: "block" });
  await expectWhole(page, () => expect(page.locator("html")).toHaveCSS("font-size", "32px"));
  await browser.close();
});

test("a printed page has dark text on white, the addresses of links, and no controls", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of ["/", "/camp", "/blog/3d-art"]) {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(heading(page)).toBeVisible();
    for (const control of await page.locator("button, nav").all()) await expect(control).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const printed = await main
      .locator('a[href^="http"]')
      .evaluateAll((links) =>
        links.filter((link) => !getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "-")),
      );
    expect(printed, path).toHaveLength(0);
  }
});

test("no row of a printed table is cut by the end of a sheet", async ({ page }) => {
  await open(page, "/blog/3d-art");
  for (const [width, height] of [
    [148, 158],
    [148, 291],
    [210, 297],
  ]) {
    const rows = sheetsOfRows(await page.pdf({ width: `${width}mm`, height: `${height}mm`, tagged: true }));
    expect(rows.length).toBeGreaterThan(0);
    expect(Math.max(...rows), `${width} by ${height} mm`).toBe(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a topic is complete: text, pictures, tables, and links to other pages", async ({ page }) => {
    await page.goto("/camp");
    const main = page.getByRole("main");
    await expect(main.getByText("Sleep outside at least once a month.")).toBeVisible();
    await expect(main.getByRole("img", { name: "A hill at night." })).toBeVisible();
    await expect(main.getByRole("link", { name: /^Tent/ })).toHaveAttribute("href", "https://tents.example/");
    await expect(main.getByText("about $200")).toBeVisible();
    await main.getByRole("link", { name: "the drones’ meadow" }).click();
    await expect(page).toHaveURL(/\/drones#rules$/);
    await page.goto("/photography");
    await expect(main.getByRole("link", { name: /A wedding on a summit/ })).toBeVisible();
  });
});
