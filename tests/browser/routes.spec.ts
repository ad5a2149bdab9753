import { join } from "node:path";
import { expect, heading, open, pathOf, test } from "../support/browser.ts";
import { wholeSite } from "../support/folders.ts";

test("old addresses are moved for good to their last target, in both spellings and with their query", async ({
  request,
}) => {
  for (const [from, to] of [
    ["/about", "/blog"],
    ["/drone", "/drones"],
    ["/blog/camp", "/camp"],
    ["/blog/drone", "/drones"],
  ] as const) {
    for (const spelling of [from, `${from}/`]) {
      const response = await request.get(`${spelling}?a=1`, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]], spelling).toEqual([301, `${to}?a=1`]);
    }
  }
});

test("a host without redirects serves a page that leads on, with query and anchor and no entry in the history", async ({
  page,
  baseURL,
}) => {
  const path = join(wholeSite, "blog/camp/index.html");
  await page.route(/\/blog\/camp(\?|$)/, (route) => route.fulfill({ contentType: "text/html", path }));
  await open(page, "/contact");
  await page.goto("/blog/camp?from=a%20friend#the-gear");
  await page.waitForURL(`${baseURL}/camp?from=a%20friend#the-gear`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
});

test("a slash at the end and an alias show the same page, whose canonical address is one", async ({ page }) => {
  for (const path of ["/blog/3d-art", "/blog/3d-art/", "/3d"]) {
    const response = await open(page, path);
    expect([response?.status(), pathOf(page)]).toEqual([200, path]);
    await expect(heading(page)).toHaveText("3D art");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "https://whole.example/blog/3d-art");
  }
});

test("a missing file is a 404, and not a page", async ({ request }) => {
  for (const path of ["/assets/none.js", "/assets/pictures/none.avif", "/camp.css", "/nothing.json"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
