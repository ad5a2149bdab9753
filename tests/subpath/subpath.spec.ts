import { expect, heading, isSameDocument, markDocument, open, pathOf, test } from "../support/browser.ts";

const base = "/atlas";

test("links and Back move inside the app, and the bar knows where it is", async ({ page }) => {
  await open(page, `${base}/`);
  await markDocument(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Blog" }).click();
  await expect(heading(page)).toHaveText("Adventure");
  expect(pathOf(page)).toBe(`${base}/blog`);
  await expect(bar.locator("[aria-current]")).toHaveText("Blog");
  await page.locator("main").getByRole("link", { name: "Camping" }).first().click();
  await expect(heading(page)).toHaveText("Camping");
  expect(pathOf(page)).toBe(`${base}/camp`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await isSameDocument(page)).toBe(true);
});

test("a photo has its address there too", async ({ page }) => {
  await open(page, `${base}/photography/sea-stacks-dusk`);
  await expect(heading(page)).toHaveText("Sea stacks at dusk");
  await page.getByRole("link", { name: /^Enlarge: Sea stacks/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => pathOf(page)).toBe(`${base}/photography/snow-forest-fog`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(pathOf(page)).toBe(`${base}/photography/sea-stacks-dusk`);
});

test("an old address of a photo leads to the new one", async ({ page }) => {
  await open(page, `${base}/photography?photo=sea-stacks-dusk`);
  await expect.poll(() => pathOf(page)).toBe(`${base}/photography/sea-stacks-dusk`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(pathOf(page)).toBe(`${base}/photography`);
});

test("an unknown path is named in the specification's words", async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await open(page, `${base}/no/such/page`);
  await expect(page.locator("main")).toContainText("/no/such/page doesn't exist");
  await page.locator("main").getByRole("link", { name: /home/i }).first().click();
  await expect(heading(page)).toHaveText("Ridgeline");
  expect((await page.request.get("/blog")).status()).toBe(404);
});

test("the files are as many as the shipped site has", async ({ request }) => {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>/g)].length).toBeGreaterThan(15);
  const moved = await request.get(`${base}/about?from=mail`, { maxRedirects: 0 });
  expect(moved.headers()["location"]).toBe(`${base}/blog?from=mail`);
});
