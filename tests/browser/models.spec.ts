import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const section = (page: Page, title: string) =>
  page.locator("main section").filter({ has: page.locator("h2", { hasText: title }) });
const item = (page: Page, title: string) =>
  page.locator("main li").filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
const opener = (page: Page, title: string) => item(page, title).getByRole("button", { name: "View in 3D" });
const model = (page: Page, title: string) => page.getByRole("application", { name: `${title}, to be turned` });
const says = (page: Page, title: string) => item(page, title).getByRole("status").first();
const isHere = (page: Page, title: string) => expect(says(page, title)).toHaveText(`${title} is here to be turned.`);

const shot = async (page: Page) => (await page.locator("canvas").screenshot()).toString("base64");

/** What is seen once it differs from all that was seen before. */
const nextShot = async (page: Page, ...before: string[]) => {
  let last = "";
  await expect
    .poll(async () => {
      last = await shot(page);
      return before.includes(last);
    })
    .toBe(false);
  return last;
};

const askedFor = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/(asked|models)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
};

// Software draws what a graphics card would: the fewer dots the better.
test.use({ viewport: { width: 420, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

test("a model comes when it is asked for, and is turned, zoomed, reset and seen in three ways", async ({ page }) => {
  const asked = askedFor(page);
  await open(page, "/blog/3d-printing");
  expect(asked).toEqual([]);
  await opener(page, "Door hook").focus();
  await page.keyboard.press("Enter");
  await expect(model(page, "Door hook")).toBeFocused();
  await isHere(page, "Door hook");
  expect(asked).toHaveLength(2);

  const first = await shot(page);
  await page.keyboard.press("ArrowLeft");
  const turned = await nextShot(page, first);
  await page.keyboard.press("+");
  const nearer = await nextShot(page, first, turned);
  await page.keyboard.press("r");
  await expect.poll(() => shot(page)).toBe(first);

  const canvas = page.locator("canvas");
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 20, { steps: 3 });
  await page.mouse.up();
  const dragged = await nextShot(page, first);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await nextShot(page, dragged);
  expect(await page.evaluate(() => scrollY), "a model that is held takes the wheel").toBe(before);
  await model(page, "Door hook").focus();
  await page.keyboard.press("0");
  await expect.poll(() => shot(page)).toBe(first);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Shaded" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Wireframe" })).toBeChecked();
  const lines = await nextShot(page, first, turned, nearer);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Matcap" })).toBeChecked();
  await nextShot(page, first, lines);
  for (const name of ["Turn left", "Turn right", "Turn up", "Turn down", "Zoom out", "Zoom in", "Reset", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(item(page, "Door hook").getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(canvas).toHaveCount(0);
  await expect(opener(page, "Door hook")).toBeFocused();
});

test("a model that does not come is tried again; there is one at a time, none on paper or elsewhere", async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.route(/\.glb$/, (route) => route.abort());
  await open(page, "/blog/3d-printing");
  await opener(page, "Cable clip").click();
  await expect(says(page, "Cable clip")).toHaveText("The model did not load. It needs a network the first time.");
  await page.unroute(/\.glb$/);
  await item(page, "Cable clip").getByRole("button", { name: "Try again" }).click();
  await isHere(page, "Cable clip");
  await opener(page, "Phone stand").click();
  await isHere(page, "Phone stand");
  await expect(page.locator("canvas")).toHaveCount(1);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("canvas")).toBeHidden();
  await expect(item(page, "Phone stand").locator("img")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.locator("main a[href='/blog/3d-art']").first().click();
  await expect(opener(page, "The tent")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("a browser without WebGL gets a sentence, and loads nothing for it", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const asked = askedFor(page);
  await page.goto("/blog/3d-art");
  await hydrated(page);
  await opener(page, "The drone").click();
  await expect(says(page, "The drone")).toHaveText(/^This browser does not draw in 3D here/);
  await expect(opener(page, "The drone")).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are pictures, counts, print settings and files", async ({ page, request }) => {
    await page.goto("/blog/3d-printing");
    await expect(page.getByRole("button", { name: "View in 3D" })).toHaveCount(0);
    await expect(section(page, "Print these").locator("img")).toHaveCount(3);
    const hook = item(page, "Door hook");
    await expect(hook.locator("p")).toHaveText("964 triangles, 30 KB");
    await expect(hook.locator("dt")).toHaveText(["Material", "Layers", "Infill", "Supports", "Time"]);
    await expect(hook.getByRole("link")).toHaveText(["Download STL, 48 KB", "Download GLB, 30 KB"]);
    for (const [index, type] of ["model/stl", "model/gltf-binary"].entries()) {
      const link = hook.getByRole("link").nth(index);
      expect(await link.getAttribute("download")).toMatch(/^door-hook\.(stl|glb)$/);
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toBe(type);
    }
    await page.goto("/blog/3d-art");
    await expect(section(page, "In your hands").locator("h3")).toHaveText(["The drone", "The pickup", "The tent"]);
  });
});
