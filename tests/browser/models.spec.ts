import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser.ts";

const path = "/blog/3d-art";
const item = (page: Page, title: string) =>
  page.locator("#to-be-turned li").filter({
    has: page.getByRole("heading", { level: 3, name: title, exact: true }),
  });
const opener = (page: Page, title: string) => item(page, title).getByRole("button", { name: "View in 3D" });
const model = (page: Page, title: string) => page.getByRole("application", { name: `3D view of ${title}` });
const status = (page: Page, title: string) => item(page, title).getByRole("status").first();
const canvas = (page: Page) => page.locator("canvas");

const shot = async (page: Page) => (await canvas(page).screenshot()).toString("base64");

const changed = (page: Page, before: string) => expect.poll(async () => (await shot(page)) === before).toBe(false);

const requestsFor3d = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/stage|\.glb$/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

// Without a GPU, fewer pixels render faster.
test.use({ viewport: { width: 420, height: 700 } });

test("a model loads on demand, and can be rotated, reset and closed with the keyboard", async ({ page }) => {
  const requests = requestsFor3d(page);
  await open(page, path);
  expect(requests).toEqual([]);
  await opener(page, "Cube").press("Enter");
  await expect(model(page, "Cube")).toBeFocused();
  await expect(status(page, "Cube")).toHaveText("The 3D view of Cube is ready.");
  const first = await shot(page);
  await page.keyboard.press("ArrowLeft");
  await changed(page, first);
  await page.keyboard.press("r");
  await expect.poll(async () => (await shot(page)) === first).toBe(true);
  const rotate = item(page, "Cube").getByRole("button", { name: "Rotate left" });
  await rotate.focus();
  // A model with the focus has an outline, so this differs from the first.
  const unfocused = await shot(page);
  await rotate.press("Enter");
  await changed(page, unfocused);
  await item(page, "Cube").getByRole("button", { name: "Close" }).press("Enter");
  await expect(canvas(page)).toHaveCount(0);
  await expect(opener(page, "Cube")).toBeFocused();
});

test("dragging rotates a model, and the wheel then zooms it instead of scrolling", async ({ page }) => {
  await open(page, path);
  await opener(page, "Cube").click();
  await expect(status(page, "Cube")).toHaveText("The 3D view of Cube is ready.");
  const first = await shot(page);
  const { x, y, width, height } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 20, { steps: 3 });
  await page.mouse.up();
  await changed(page, first);
  const dragged = await shot(page);
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await changed(page, dragged);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test(
  "a model that fails to load can be retried, and only one is open at a time",
  { tag: "@full" },
  async ({ page, watch }) => {
    watch.expectError(/Failed to load resource/);
    await page.route(/\.glb$/, (route) => route.abort());
    await open(page, path);
    await opener(page, "Cube").click();
    await expect(status(page, "Cube")).toHaveText("Couldn't load the model. Check your connection and try again.");
    await page.unroute(/\.glb$/);
    await item(page, "Cube").getByRole("button", { name: "Try again" }).click();
    await expect(status(page, "Cube")).toHaveText("The 3D view of Cube is ready.");
    await opener(page, "Die").click();
    await expect(status(page, "Die")).toHaveText("The 3D view of Die is ready.");
    await expect(canvas(page)).toHaveCount(1);
  },
);

test("a browser without WebGL shows a message and loads no model", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const requests = requestsFor3d(page);
  await open(page, path);
  await opener(page, "Cube").click();
  await expect(status(page, "Cube")).toHaveText(/^Your browser doesn't support WebGL/);
  await expect(opener(page, "Cube")).toBeVisible();
  expect(requests).toEqual([]);
});
