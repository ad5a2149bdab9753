import type { Page } from "@playwright/test";
import { photography } from "../support/sample.ts";
import {
  clearBrowserCache,
  cutNetwork,
  errorsIn,
  expect,
  hydrated,
  regainFocus,
  test,
  updated,
  visit,
} from "./fixtures.ts";

/** The pages of photos are kept when they have been seen. */

const [first, second, third] = photography.photos as [Photo, Photo, Photo];
type Photo = (typeof photography.photos)[number];

const address = ({ slug }: Photo) => `/photography/${slug}`;
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(" version "));
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().flatMap(({ url }) => /\/photography\/[\w-]+(\.data)?$/.exec(url)?.[0] ?? []);
  });

const isKept = (page: Page, photo: Photo) =>
  expect.poll(() => keptPhotos(page)).toEqual(expect.arrayContaining([address(photo), `${address(photo)}.data`]));

const leaveNetwork = async (page: Page, host: Parameters<typeof cutNetwork>[1]) => {
  await clearBrowserCache(page);
  await cutNetwork(page.context(), host);
};

test("a photo's page that was seen opens without a network, the first page of a visit too", async ({
  page,
  host,
  lines,
}) => {
  await visit(page, `${host.url}${address(first)}`);
  await isKept(page, first);
  await page.goto(`${host.url}${address(second)}`);
  await isKept(page, second);
  // By a link only the data is asked for; the page is kept with it.
  await hydrated(page);
  await page.getByRole("navigation", { name: "Other photos" }).getByRole("link", { name: third.title }).click();
  await expect(title(page)).toHaveText(third.title);
  await isKept(page, third);

  await leaveNetwork(page, host);
  for (const photo of [first, second, third]) {
    const response = await page.goto(`${host.url}${address(photo)}`);
    expect(response?.status()).toBe(200);
    await expect(title(page)).toHaveText(photo.title);
    await hydrated(page);
  }
  expect(errorsIn(lines)).toEqual([]);
});

test("one that was not seen is shown in the gallery", async ({ page, host }) => {
  await visit(page, `${host.url}/contact`);
  await leaveNetwork(page, host);
  await page.goto(`${host.url}${address(second)}`);
  await expect(title(page)).toHaveText(photography.title);
  await expect(page.getByRole("dialog")).toContainText(second.title);
  await expect(page).toHaveURL(`${host.url}${address(second)}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${host.url}/photography`);
});

test("one that was not seen is shown in the gallery when a link leads to it", async ({ page, host }) => {
  await visit(page, `${host.url}${address(first)}`);
  await isKept(page, first);
  await hydrated(page);
  await leaveNetwork(page, host);
  await page.getByRole("navigation", { name: "Other photos" }).getByRole("link", { name: second.title }).click();
  await expect(page.getByRole("dialog")).toContainText(second.title);
  await expect(page).toHaveURL(`${host.url}${address(second)}`);
  await page.goBack();
  await expect(title(page)).toHaveText(first.title);
});

test("an address of no photo is still the 404 page", async ({ page, host }) => {
  await visit(page, `${host.url}/contact`);
  await leaveNetwork(page, host);
  const response = await page.goto(`${host.url}/photography/no-such-photo`);
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText("404 - Not Found");
});

test("what was seen is taken along to the next version", async ({ page, host, builds }) => {
  await visit(page, `${host.url}${address(first)}`);
  await isKept(page, first);
  await page.goto(`${host.url}/contact`);
  await hydrated(page);
  host.publish(builds.two);
  await regainFocus(page);
  await expect(updated(page)).toContainText(builds.two.updated);
  await leaveNetwork(page, host);
  await page.goto(`${host.url}${address(first)}`);
  await expect(title(page)).toHaveText(first.title);
  await expect(updated(page)).toContainText(builds.two.updated);
});
