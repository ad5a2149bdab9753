import type { Page } from "@playwright/test";
import { expect, heading, open, test } from "../support/browser.ts";
import { control, expectAddress, expectClosed, expectShown, photoLink, viewer } from "../support/viewer.ts";

const photosIn = (page: Page) => page.locator("#gallery").getByRole("listitem");

/** Faults of the rows: each must span the full width at one height, and none may overlap. */
const faultsInRows = (page: Page) =>
  page.locator("[data-photos=photo] > li").evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({ y }) => Math.round(y)).values()];
    const inOrder = rows.flat().every((box, index) => box === boxes[index]);
    const faults = rows.slice(0, -1).flatMap((row, index) => {
      const isFull =
        Math.abs(row[0]?.left ?? 9) < 1 && Math.abs((row.at(-1)?.right ?? 0) - document.body.clientWidth) < 1;
      const isEven = row.every(({ height }) => Math.abs(height - (row[0]?.height ?? 0)) < 1);
      return isFull && isEven ? [] : `row ${index}: ${JSON.stringify(row)}`;
    });
    const cropped = items.flatMap((item) => {
      const image = item.querySelector("img");
      const own = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"));
      const crop = (image?.clientWidth ?? 0) / (image?.clientHeight ?? 1) / own;
      return Math.abs(crop - 1) < 0.03 ? [] : `${image?.alt} is cropped by ${crop}`;
    });
    return [...faults, ...cropped, ...(inOrder ? [] : ["rows are not in the order of the list"])];
  });

test("gallery rows are full and in order at every width, and crop no photo", async ({ page }) => {
  await open(page, "/photography");
  const faults: string[] = [];
  for (const width of [320, 375, 600, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faultsInRows(page)) faults.push(`${width} px: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("the first photo starts within two thirds of the first window, and prints follow the gallery", async ({
  page,
}) => {
  await open(page, "/photography");
  const top = async (id: string) => (await page.locator(id).boundingBox())?.y ?? Infinity;
  expect(await top("#gallery li:first-child")).toBeLessThanOrEqual(600);
  expect(await top("#prints")).toBeGreaterThan(await top("#gallery li:last-of-type"));
});

test("a gallery of more than sixty photos has a second page, whose viewer has all of them", async ({ page }) => {
  await open(page, "/photography");
  await expect(photosIn(page)).toHaveCount(60);
  await page.getByRole("link", { name: "Next page" }).click();
  await expectAddress(page, "/photography/page/2");
  await expect(page).toHaveTitle("Photography: Photos 61–62 of 62 · Whole");
  await expect(photosIn(page)).toHaveCount(2);
  await photoLink(page, "Frame 61").click();
  await expectShown(page, "61 of 62: Frame 61", "One of a series, number 61.");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, "60 of 62: Frame 60", "One of a series, number 60.");
  await expectAddress(page, "/photography/frame-60");
  await page.keyboard.press("Escape");
  await expectAddress(page, "/photography/page/2");
  await page.getByRole("link", { name: "Previous page" }).click();
  await expectAddress(page, "/photography");
});

test("a collection shows its photos in its own order, in the viewer too", { tag: "@full" }, async ({ page }) => {
  await open(page, "/photography");
  await page.getByRole("link", { name: "Far and flat 2 photos" }).click();
  await expect(heading(page)).toHaveText("Far and flat");
  await photoLink(page, "Lake").click();
  await expectShown(page, "1 of 2: Lake", "A hill above still water.");
  await expect(page).toHaveTitle("Lake · Far and flat · Photography · Whole");
  await control(page, "Next photo").click();
  await expectShown(page, "2 of 2: Dunes", "An upright dune and its shadow.");
  await page.goBack();
  await expectAddress(page, "/photography/collections/far-and-flat");
  await expect(photoLink(page, "Dunes")).toBeFocused();
});

test("a photo's page opens the viewer with all photos", async ({ page }) => {
  await open(page, "/photography/lake");
  await photoLink(page, "Lake").click();
  await expectShown(page, "3 of 62: Lake", "A hill above still water.");
  await page.keyboard.press("ArrowRight");
  await expectAddress(page, "/photography/moon");
  await page.goBack();
  await expectClosed(page);
  await expectAddress(page, "/photography/lake");
  await expect(photoLink(page, "Lake")).toBeFocused();
});

test("a photo's page shows the whole photo, as large as the window allows", { tag: "@full" }, async ({ page }) => {
  const faults: string[] = [];
  for (const [width, height] of [
    [375, 812],
    [812, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const slug of ["badlands", "dunes", "moon"]) {
      await page.goto(`/photography/${slug}`);
      const image = page.getByRole("main").getByRole("img").first();
      const box = await image.evaluate((one: HTMLImageElement) => {
        const { width: wide, height: high } = one.getBoundingClientRect();
        return {
          wide,
          high,
          crop: (wide / high) * (Number(one.getAttribute("height")) / Number(one.getAttribute("width"))),
        };
      });
      const isWhole = box.wide <= width && box.high < height && Math.abs(box.crop - 1) < 0.02;
      if (!isWhole || (box.wide < 0.9 * width && box.high < 0.66 * height))
        faults.push(`${slug} ${width}: ${JSON.stringify(box)}`);
    }
  }
  expect(faults).toEqual([]);
});

test.describe("an image grid", () => {
  const grid = (page: Page, title: string) => page.locator("#the-fleet").getByRole("link", { name: title });

  test("opens its images in the viewer; Back closes it and moves the focus to the last one shown", async ({ page }) => {
    await open(page, "/drones");
    await grid(page, "One").click();
    await expectShown(page, "1 of 3: One It flew once.", "The first of the fleet.");
    await expectAddress(page, "/drones?the-fleet=one");
    await control(page, "Next photo").click();
    await expectShown(page, "2 of 3: Two", "The second of the fleet.");
    await expectAddress(page, "/drones?the-fleet=two");
    await page.goBack();
    await expectClosed(page);
    await expectAddress(page, "/drones");
    await expect(grid(page, "Two")).toBeFocused();
  });

  test("opens the image named in the address, and removes an unknown name", { tag: "@full" }, async ({ page }) => {
    await open(page, "/drones?the-fleet=two");
    await expectShown(page, "2 of 3: Two", "The second of the fleet.");
    await page.reload();
    await expectShown(page, "2 of 3: Two", "The second of the fleet.");
    await control(page, "Close").click();
    await expectAddress(page, "/drones");
    await open(page, "/drones?the-fleet=none");
    await expectAddress(page, "/drones");
    await expect(viewer(page)).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each photo has a page with its details and links to other photos, collections and its file", async ({
    page,
  }) => {
    await page.goto("/photography");
    await photoLink(page, "Badlands").click();
    await expect(page).toHaveTitle("Badlands · Photography · Whole");
    await expect(page.getByRole("main")).toContainText("Made before breakfast.");
    await expect(page.getByRole("region", { name: "Photo details" })).toContainText("1 of 62");
    const others = page.getByRole("navigation", { name: "Other photos" });
    await others.getByRole("link", { name: "Frame 62" }).click();
    await others.getByRole("link", { name: "Badlands" }).click();
    await others.getByRole("link", { name: "Dunes" }).click();
    await page.getByRole("link", { name: "Collection: Far and flat" }).click();
    await expect(page.getByRole("main")).toContainText("Where the horizon is a ruler.");
    await page.getByRole("link", { name: "Next collection" }).click();
    await expect(heading(page)).toHaveText("One lake");
    await page.getByRole("link", { name: "All photos" }).click();
    await expectAddress(page, "/photography#gallery");
    await photoLink(page, "Lake").click();
    await photoLink(page, "Lake").click();
    await page.waitForURL(/\/assets\/pictures\/.*lake.*\.jpg$/);
  });

  test("an image in a grid links to its file", async ({ page }) => {
    await page.goto("/drones");
    await page.locator("#the-fleet").getByRole("link", { name: "One" }).click();
    await page.waitForURL(/\/assets\/pictures\/.*first/);
  });
});
