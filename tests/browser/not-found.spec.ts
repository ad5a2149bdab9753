import { expect, heading, open, test } from "../support/browser.ts";
import { overflowOf } from "../support/in-page.ts";
import { barLink } from "./shell-page.ts";

test.beforeEach(({ watch }) => watch.expectError(/status of 404/));

test("an unknown address gets status 404 and is shown as readable text, whatever it contains", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const [path, shown] of [
    ["/nowhere", "/nowhere"],
    ["/Blog", "/Blog"],
    ["/CAMP/", "/CAMP/"],
    ["/a/deep/path?with=a%20query&and=caf%C3%A9", "/a/deep/path?with=a query&and=café"],
    ["/%3Cimg%20src=x%20onerror=alert(1)%3E", "/<img src=x onerror=alert(1)>"],
    [`/${"x".repeat(400)}`, `/${"x".repeat(299)}…`],
  ] as const) {
    const response = await open(page, path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText("404 - Not Found");
    await expect(page.getByRole("main").getByText("doesn't exist")).toHaveText(`${shown} doesn't exist`);
    expect(await page.evaluate(overflowOf), path).toEqual([]);
  }
});

test("the 404 page links home, has the bar, and is not indexed", async ({ page }) => {
  await open(page, "/nowhere");
  await expect(page).toHaveTitle("404 - Not Found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByText("You may be lost. Find your way back home.").getByRole("link", { name: "home" }).click();
  await expect(heading(page)).toHaveText("Whole");
  await page.goBack();
  await expect(heading(page)).toHaveText("404 - Not Found");
  await barLink(page, "Blog").click();
  await expect(heading(page)).toHaveText("Adventure");
});
