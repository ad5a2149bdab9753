import type { Page } from "@playwright/test";
import { breakpoints, rem } from "../../site/layout.ts";
import { expect, heading, open, test, withoutPictures } from "../support/browser.ts";
import { photography } from "../support/sample.ts";

const links = (page: Page) => page.locator("#gallery li a");

type Box = { x: number; y: number; width: number; height: number };

const boxes = (page: Page): Promise<Box[]> =>
  links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as Box));

const rowsOf = (all: Box[]) => {
  const rows: Box[][] = [];
  for (const box of all) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].y - box.y) < 1) row.push(box);
    else rows.push([box]);
  }
  return rows;
};

/** Rows from edge to edge, each of one height, one under the other: so reading order is the order of the list. */
const checkRows = async (page: Page, window: number) => {
  const all = await boxes(page);
  const rows = rowsOf(all);
  expect(all).toHaveLength(photography.photos.length);
  expect(rows.length).toBeGreaterThan(5);
  for (const [index, row] of rows.entries()) {
    const first = row[0] as Box;
    const last = row.at(-1) as Box;
    expect(first.x).toBeCloseTo(0, 0);
    expect(last.x + last.width).toBeCloseTo(window, 0);
    for (const box of row) expect(Math.abs(box.height - first.height)).toBeLessThan(1);
    for (const [at, box] of row.slice(1).entries()) {
      const before = row[at] as Box;
      expect(box.x).toBeGreaterThan(before.x + before.width);
    }
    const above = rows[index - 1]?.[0];
    if (above) expect(first.y).toBeGreaterThan(above.y + above.height);
  }
};

const edges = [breakpoints.phone, breakpoints.desktop].flatMap((at) => [at * rem - 1, at * rem]);

test("stands in full rows in every window, no photo cropped by more than 2 %", async ({ page }) => {
  await withoutPictures(page);
  await open(page, "/photography");
  for (const width of [320, 375, 768, 1440, 2560, ...edges]) {
    await page.setViewportSize({ width, height: 900 });
    await checkRows(page, width);
    const ratios = await links(page)
      .locator("img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
          return image.clientWidth / image.clientHeight / own;
        }),
      );
    for (const ratio of ratios) expect(Math.abs(ratio - 1), `${width} px`).toBeLessThan(0.02);
  }
});

for (const [width, scale] of [
  [375, 2],
  [768, 2],
  [1440, 1],
] as const) {
  test.describe(`at ${width} px and ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    test("loads files as wide as the rows show them", async ({ page }) => {
      await open(page, "/photography");
      for (const link of await links(page).all()) {
        const image = link.locator("img");
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.currentSrc))
          .toBeTruthy();
        const { file, need } = await image.evaluate((node: HTMLImageElement) => ({
          file: node.currentSrc,
          need: node.clientWidth * devicePixelRatio,
        }));
        const wide = Number(/-(\d+)\.[0-9a-f]+\.avif$/.exec(file)?.[1]);
        expect(wide / need, file).toBeLessThanOrEqual(1.36);
        expect(wide / need, file).toBeGreaterThanOrEqual(0.98);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the rows stand, and a photo's link leads to its page, whose picture leads to the large one", async ({
    page,
  }) => {
    await page.goto("/photography");
    await checkRows(page, 1440);
    const link = links(page).nth(2);
    await expect(link).toHaveAccessibleName(/^Enlarge: Sea stacks at dusk\. Dark rock stacks/);
    await link.click();
    await expect(heading(page)).toHaveText("Sea stacks at dusk");
    const picture = page.getByRole("link", { name: /^Enlarge: Sea stacks at dusk\. Dark rock stacks/ });
    const [response] = await Promise.all([page.waitForResponse(/sea-stacks-dusk-\d+\.\w+\.jpg$/), picture.click()]);
    expect(response.headers()["content-type"]).toBe("image/jpeg");
    expect(await response.headerValue("content-disposition")).toBeNull();
    expect(page.url()).toBe(response.url());
  });
});
