import { join } from "node:path";
import { expect, heading, open, pathOf, test } from "../support/browser.ts";
import { wholeSite } from "../support/folders.ts";

test("an old address redirects to its final target and keeps the query", async ({ page, request }) => {
  const response = await request.get("/blog/drone/?a=1", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([301, "/drones?a=1"]);
  await open(page, "/about");
  expect(pathOf(page)).toBe("/blog");
});

test("on a host without redirects, an old address is a page that redirects with query and anchor and adds no history entry", async ({
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
