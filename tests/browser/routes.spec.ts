import {
  expect,
  heading,
  historyLength,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
} from "../support/browser.ts";
import { test, withoutPictures } from "../support/browser.ts";
import { pageTitles } from "../support/content.ts";
import { pageTable, redirectTable } from "../support/route-table.ts";
import { site } from "../support/sample.ts";

test.describe("every page of the table", () => {
  test("answers with status 200 and has its heading in the HTML", async ({ request }) => {
    for (const [path, title] of pageTable) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const shown = />([^<]*)<\/h1>/.exec(await response.text())?.[1]?.replace("&amp;", "&");
      expect(shown, path).toBe(title);
      // So it is among those that the tests of any site go through.
      expect(new Map(pageTitles).get(path), path).toBe(title);
    }
  });

  test("is reached by its old addresses by client navigation too, each without a reload", async ({ page }) => {
    await withoutPictures(page);
    await open(page, "/");
    await markDocument(page);
    const titles = new Map(pageTable);
    for (const [path, end] of redirectTable) {
      await page.evaluate((to) => {
        // The router's own entrance for addresses that no link on the page has: a popped history entry.
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
      await expect(heading(page), path).toHaveText(titles.get(end) ?? "");
      await expect.poll(() => pathOf(page), path).toBe(end);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test("/3d shows 3D art and names its canonical address", async ({ page }) => {
    for (const path of ["/3d", "/blog/3d-art"]) {
      await open(page, path);
      expect(pathOf(page)).toBe(path);
      await expect(heading(page)).toHaveText("3D art");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/blog/3d-art`);
    }
  });
});

test.describe("spelling", () => {
  test("a slash at the end shows the same page", async ({ page }) => {
    const response = await open(page, "/blog/");
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText("Adventure");
    await expect(page.locator("body > header nav a[aria-current]")).toHaveText(["Blog"]);
    await open(page, "/blog/games/");
    await expect(heading(page)).toHaveText("Games");
  });

  test("letter case matters, on the server and in the browser", async ({ page, request, watch }) => {
    watch.expectError(/404/);
    expect((await request.get("/Blog")).status()).toBe(404);
    expect((await request.get("/CAMP")).status()).toBe(404);
    await open(page, "/Blog");
    await expect(heading(page)).toHaveText("404 - Not Found");
    await expect(page.locator("main")).toContainText("/Blog doesn't exist");
  });

  test("a missing asset is a 404, not a page", async ({ request }) => {
    for (const path of ["/assets/none.js", "/assets/pictures/none.avif", "/camp.css", "/nothing.json"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test.describe("redirects", () => {
  test("are moved for good to where the table says, with their query, in both spellings", async ({ request }) => {
    for (const [from, to] of redirectTable) {
      for (const spelling of [from, `${from}/`]) {
        const response = await request.get(`${spelling}?a=1`, { maxRedirects: 0 });
        expect(response.status(), spelling).toBe(301);
        expect(response.headers()["location"], spelling).toBe(`${to}?a=1`);
      }
    }
  });

  test("their pages carry query and hash on where a host serves them as files", async ({ page, request, baseURL }) => {
    // A plain file host knows no redirects: the stub itself is the answer.
    const stub = await request.get("/blog/camp/index.html", { maxRedirects: 0 });
    expect(stub.status(), "the stub has no second address on this host").toBe(301);
    const { readText } = await import("../support/site.ts");
    await page.route(
      (url) => url.pathname === "/blog/camp",
      (route) => route.fulfill({ contentType: "text/html", body: readText("blog/camp/index.html") }),
    );
    await page.goto("/blog/camp?from=a%20friend#the-gear");
    await page.waitForURL(`${baseURL}/camp?from=a%20friend#the-gear`);
    await hydrated(page);
    await expect(page.locator("#the-gear h2")).toBeInViewport();
    await page.goBack().catch(() => null);
    expect(pathOf(page), "no way back into the stub").not.toContain("/blog/camp");
  });

  test("a click on one ends at the target: no reload, one history entry", async ({ page }) => {
    await withoutPictures(page);
    await open(page, "/blog");
    await markDocument(page);
    const entries = await historyLength(page);
    for (const [from, to, title] of [
      ["/blog/camp", "/camp", "Camping"],
      ["/blog/drone", "/drones", "Drones"],
      ["/blog/food", "/food", "Food & nutrition"],
    ] as const) {
      await page.locator(`main a[href="${from}"]`).last().click();
      await expect(heading(page)).toHaveText(title);
      expect(pathOf(page)).toBe(to);
      expect(await historyLength(page)).toBe(entries + 1);
      await page.goBack();
      await expect(heading(page)).toHaveText("Adventure");
      expect(pathOf(page)).toBe("/blog");
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("redirects without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("move on by the page's own refresh", async ({ page, baseURL }) => {
    const { readText } = await import("../support/site.ts");
    for (const [from, to] of redirectTable.slice(0, 3)) {
      await page.route(
        (url) => url.pathname === from,
        (route) => route.fulfill({ contentType: "text/html", body: readText(`${from}/index.html`) }),
      );
      await page.goto(from);
      await page.waitForURL(`${baseURL}${to}`);
      await expect(heading(page)).toBeVisible();
    }
  });
});
