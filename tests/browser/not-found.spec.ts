import type { Page } from "@playwright/test";
import {
  expect,
  heading,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  settled,
  test,
} from "../support/browser.ts";

test.beforeEach(({ watch }) => watch.expectError(/status of 404/));

const expectNotFound = async (page: Page, address: string) => {
  await expect(heading(page)).toHaveText("404 - Not Found");
  await expect(page.locator("main p").nth(0)).toHaveText(`${address} doesn't exist`);
  await expect(page.locator("main p").nth(1)).toHaveText("You may be lost. Find your way back home.");
  await expect(page.locator("main").getByRole("link", { name: "home" })).toHaveAttribute("href", "/");
};

const lost = [
  ["/nowhere", "/nowhere"],
  ["/nowhere/", "/nowhere/"],
  ["/a/deep/path/to/nowhere?with=a%20query&and=caf%C3%A9", "/a/deep/path/to/nowhere?with=a query&and=café"],
  ["/blog/nowhere", "/blog/nowhere"],
  ["/__proto__", "/__proto__"],
  ["/constructor/toString", "/constructor/toString"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/50%", "/50%"],
  [
    "/%3Cimg%20src=x%20onerror=alert(1)%3E?%3Cscript%3Ealert(2)%3C/script%3E",
    "/<img src=x onerror=alert(1)>?<script>alert(2)</script>",
  ],
  ["/404", "/404"],
] as const;

test("an unknown address is answered with status 404 and shown for reading", async ({ page }) => {
  let asked = false;
  page.on("dialog", (dialog) => {
    asked = true;
    return dialog.dismiss();
  });
  for (const [path, shown] of lost) {
    await test.step(path, async () => {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expectNotFound(page, shown);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main img, main script")).toHaveCount(0);
      expect(asked).toBe(false);
    });
  }
});

test("an endless address does not break the page's width", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, `/${"x".repeat(3000)}?${"y".repeat(3000)}`);
  await expect(heading(page)).toHaveText("404 - Not Found");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("the shell works there, and home is one click away without a reload", async ({ page }) => {
  await open(page, "/nowhere");
  await markDocument(page);
  await page.locator("main").getByRole("link", { name: "home" }).click();
  await expect(heading(page)).toHaveText("Ridgeline");
  expect(pathOf(page)).toBe("/");
  await page.goBack();
  await expectNotFound(page, "/nowhere");
  expect(await page.title()).toBe("404 - Not Found");
  await page.locator("body > header nav").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toHaveText("Contact");
  expect(await isSameDocument(page)).toBe(true);
});

test("client navigation to an unknown address shows it too", async ({ page }) => {
  await open(page, "/camp");
  await markDocument(page);
  for (const path of ["/nowhere?x=1", "/no/such/page", "/__proto__"]) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, path);
    await expectNotFound(page, path);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("it offers the pages with the nearest addresses, and says nothing where there is none", async ({ page }) => {
  await open(page, "/blog/snowbord?from=mail");
  const near = page.locator("main").getByRole("navigation", { name: "Pages with a similar address" });
  await expectNotFound(page, "/blog/snowbord?from=mail");
  await expect(near.getByRole("link").first()).toHaveText("Snowboarding");
  await markDocument(page);
  await near.getByRole("link").first().click();
  await expect(heading(page)).toHaveText("Snowboarding");
  expect(await isSameDocument(page)).toBe(true);
  await open(page, "/xqzzyv");
  await expectNotFound(page, "/xqzzyv");
  await settled(page);
  await expect(near).toHaveCount(0);
});

test("it is not to be indexed", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await hydrated(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it says the same, in general words, and leads home", async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("404 - Not Found");
    await expect(page.locator("main")).toContainText("doesn't exist");
    await page.locator("main").getByRole("link", { name: "home" }).click();
    await expect(heading(page)).toHaveText("Ridgeline");
  });
});
