import type { Locator } from "@playwright/test";
import { heading, hydrated, pathOf } from "../support/browser.ts";
import { expect, keptPaths, nextDate, test, updated, visit } from "./offline-test.ts";

/** Whether the picture is drawn. The placeholder for a missing one has no shape. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!image.complete || image.naturalWidth === 0) return undefined;
    canvas?.drawImage(image, 0, 0, 1, 1);
    return canvas?.getImageData(0, 0, 1, 1).data[3] === 255;
  });

test("every cached page opens offline, by its own address or an old one", async ({ page, watch, cutNetwork }) => {
  watch.expectError(/status of 404/);
  await visit(page, "/contact");
  await cutNetwork();
  const wrong: string[] = [];
  const addresses = [
    ["/", "/", "Whole"],
    ["/engineering", "/engineering", "Engineering"],
    ["/photography", "/photography", "Photography"],
    ["/blog/index.html", "/blog", "Adventure"],
    ["/camp/", "/camp", "Camping"],
    ["/blog/3d-art", "/blog/3d-art", "3D art"],
    ["/about?from=mail", "/blog?from=mail", "Adventure"],
    ["/blog/drone", "/drones", "Drones"],
    ["/no/such/page", "/no/such/page", "404 - Not Found", 404],
  ] as const;
  for (const [asked, expected, title, status = 200] of addresses) {
    const response = await page.goto(asked);
    const found = [pathOf(page).replace(/(.)\/(index\.html)?$/, "$1"), await heading(page).textContent()];
    if (response?.status() !== status || found.join() !== [expected, title].join()) wrong.push(`${asked}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test(
  "a visited photo page opens offline, even after an update; others open in the gallery",
  { tag: "@full" },
  async ({ page, host, cutNetwork }) => {
    await visit(page, "/photography/badlands");
    const isKept = (path: string) => expect.poll(() => keptPaths(page, "version")).toContain(path);
    await isKept("/photography/badlands");
    await page.goto("/photography/dunes");
    await isKept("/photography/dunes");
    host.publish("next");
    await page.goto("/contact");
    await expect(updated(page)).toContainText(nextDate);
    await cutNetwork();
    for (const [slug, title] of [
      ["badlands", "Badlands"],
      ["dunes", "Dunes"],
    ]) {
      await page.goto(`/photography/${slug}`);
      await expect(heading(page)).toHaveText(title ?? "");
      await hydrated(page);
    }
    await page.goto("/photography/lake");
    await expect(heading(page)).toHaveText("Photography");
    await expect(page.getByRole("dialog")).toContainText("Lake");
    expect(pathOf(page)).toBe("/photography/lake");
  },
);

test(
  "a cached picture shows offline; others keep their space and load when the network is back",
  { tag: "@full" },
  async ({ page, cutNetwork }) => {
    await visit(page, "/engineering");
    const picture = page.locator("main img").first();
    await expect.poll(() => isDrawn(picture)).toBe(true);
    const seen = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await expect.poll(() => keptPaths(page, "pictures")).toContain(seen);
    const restoreNetwork = await cutNetwork();
    await page.reload();
    await expect.poll(() => isDrawn(picture)).toBe(true);

    await page.goto("/fitness");
    await expect.poll(() => isDrawn(picture)).toBe(false);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    await restoreNetwork();
    await expect.poll(() => isDrawn(picture)).toBe(true);
  },
);

test("a cached model opens offline", { tag: "@full" }, async ({ page, cutNetwork }) => {
  await visit(page, "/blog/3d-art");
  await hydrated(page);
  const turn = page.getByRole("button", { name: "View in 3D" }).first();
  const isTurnable = () => expect(page.getByText(/3D view of .* is ready/)).toBeAttached({ timeout: 60_000 });
  await turn.click();
  await isTurnable();
  await cutNetwork();
  await page.reload();
  await hydrated(page);
  await turn.click();
  await isTurnable();
});

test("tools and the search work offline", async ({ page, cutNetwork }) => {
  await visit(page, "/contact");
  await cutNetwork();
  await page.goto("/camp");
  await hydrated(page);
  await page.locator("#the-gear").getByRole("checkbox").first().check();
  await expect(page.locator("#the-gear output")).toContainText("1 of");
  await page.goto("/food");
  await hydrated(page);
  await page.getByRole("button", { name: "Get Random Foods" }).click();
  await expect(page.getByRole("row", { name: "Fats" }).getByRole("cell")).toContainText(/Walnuts|Olive oil/);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("badlnds");
  await expect(page.getByRole("option").first()).toContainText("Badlands");
});

test("links to other sites, uncached pictures and albums show a message offline", async ({
  page,
  context,
  cutNetwork,
}) => {
  await visit(page, "/");
  const restoreNetwork = await cutNetwork();
  await page.goto("/");
  const notice = page.locator("body > output");
  await page.locator("main a[href*='github.com']").first().click();
  await expect(notice).toContainText("You're offline. github.com isn't available until you're back online.");
  await page.goto("/engineering");
  await page.locator("main a[target=_blank][href*='/assets/pictures/']").first().click();
  await expect(notice).toContainText("You're offline. The picture isn't available");
  await page.goto("/photography");
  const load = page.getByRole("button", { name: /^Load album/ });
  await load.click();
  await expect(notice).toContainText("You're offline. The album isn't available");
  expect(context.pages()).toHaveLength(1);
  await restoreNetwork();
  await expect(notice).toBeEmpty();
  await load.click();
  await expect(page.locator("iframe")).toHaveCount(1);
});
