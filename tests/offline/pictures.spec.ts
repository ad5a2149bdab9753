import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pictureBounds } from "../../worker/worker/pictures.ts";
import { builtDir } from "./builds.ts";
import { clearBrowserCache, cutNetwork, errorsIn, expect, hydrated, restoreNetwork, test, visit } from "./fixtures.ts";

/** Addresses of pictures of the site, the smallest first. */
const somePictures = async (count: number) => {
  const folder = join(builtDir, "assets", "pictures");
  const names = (await readdir(folder)).filter((name) => /\.(avif|webp)$/.test(name));
  const sized = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  const smallest = sized.toSorted((one, other) => one.size - other.size).slice(0, count);
  expect(smallest).toHaveLength(count);
  return smallest.map(({ name }) => `/assets/pictures/${name}`);
};

const batch = 10;

/** Shows pictures, a few at a time, and tells how many came. */
const show = (page: Page, addresses: string[]) =>
  page.evaluate(
    async ([list, atOnce]) => {
      let shown = 0;
      const showOne = (src: string) =>
        new Promise<void>((done) => {
          const count = (more: number) => {
            shown += more;
            done();
          };
          Object.assign(new Image(), { onload: () => count(1), onerror: () => count(0), src });
        });
      for (let from = 0; from < list.length; from += atOnce) {
        await Promise.all(list.slice(from, from + atOnce).map(showOne));
      }
      return shown;
    },
    [addresses, batch] as const,
  );

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.endsWith(" pictures"));
    const cache = await caches.open(name ?? "");
    const kept = (await cache.keys()).map(async ({ url }) => {
      const blob = await (await cache.match(url))?.blob();
      return { path: new URL(url).pathname, size: blob?.size ?? 0 };
    });
    return Promise.all(kept);
  });

test("of 300 pictures the newest are kept, within the bounds", async ({ page, host }) => {
  await visit(page, `${host.url}/contact`);
  const addresses = await somePictures(300);
  expect(await show(page, addresses)).toBe(300);
  const paths = async () => (await keptPictures(page)).map(({ path }) => path);
  await expect.poll(paths).toEqual(expect.arrayContaining(addresses.slice(-batch)));

  const kept = await keptPictures(page);
  expect(kept).toHaveLength(pictureBounds.most);
  expect(kept.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(pictureBounds.mostBytes);
  expect((await paths()).toSorted()).toEqual(addresses.slice(-pictureBounds.most).toSorted());
});

test("a picture that was seen shows offline, on the very first visit too; the others show their ground", async ({
  context,
  page,
  host,
}) => {
  await visit(page, `${host.url}/camp`);
  const masthead = page.locator("main img").first();
  const seen = await masthead.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(async () => (await keptPictures(page)).map(({ path }) => path)).toContain(new URL(seen).pathname);
  await clearBrowserCache(page);
  await cutNetwork(context, host);

  await page.reload();
  await expect.poll(() => masthead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);

  await page.goto(`${host.url}/ppg`);
  const other = page.locator("main img").first();
  await expect.poll(() => other.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const box = await other.evaluate((image: HTMLImageElement) => ({
    broken: image.naturalWidth === 0 && image.currentSrc === "",
    empty: image.naturalWidth,
    height: image.getBoundingClientRect().height,
  }));
  expect(box.broken).toBe(false);
  expect(box.height).toBeGreaterThan(100);

  await hydrated(page);
  await expect(page.locator("body > output")).toBeAttached();
  await restoreNetwork(context, host);
  await expect.poll(() => other.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(box.empty);
});

test("a full disk breaks nothing: pictures show, and the site stays", async ({ context, page, host, lines }) => {
  await visit(page, `${host.url}/contact`);
  const session = await context.newCDPSession(page);
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin: host.url });
  await session.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: usage + 20_000 });
  expect(await show(page, await somePictures(60))).toBe(60);
  expect((await keptPictures(page)).length).toBeLessThan(60);
  expect(errorsIn(lines)).toEqual([]);

  await cutNetwork(context, host);
  await page.goto(`${host.url}/food`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a device without room for the site shows it all the same", async ({ context, page, host, alerts }) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 200_000 });
  const failed = context.waitForEvent("console", (message) => message.text().includes("could not be installed"));
  await page.goto(`${host.url}/food`);
  await failed;
  await page.getByRole("button", { name: "Get Random Foods" }).click();
  await expect(page.getByRole("row", { name: "Fats" }).getByRole("cell")).not.toBeEmpty();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(alerts).toEqual([]);
});
