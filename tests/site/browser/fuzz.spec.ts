import { expect, open, test } from "../../support/browser.ts";
import { hostilePaths } from "../../support/hostile-paths.ts";

/** Three hundred paths: most are given to the router in one page, every twentieth is asked of the server. */
const paths = hostilePaths(300);
const served = paths.filter((_, index) => index % 20 === 0);
const routed = paths.filter((_, index) => index % 20 !== 0);

test("no path given to the router runs a script, throws or leaves the page blank", async ({ page }) => {
  await open(page, "/");
  const failures = await page.evaluate(async (list) => {
    const problems: string[] = [];
    let current = "";
    addEventListener("error", (event) => problems.push(`${current}: ${event.message}`));
    addEventListener("unhandledrejection", (event) => problems.push(`${current}: ${String(event.reason)}`));
    const router = Reflect.get(window, "__reactRouterDataRouter") as { navigate: (to: string) => Promise<void> };
    for (const path of list) {
      current = path.slice(0, 200);
      try {
        await router.navigate(path);
      } catch (error) {
        problems.push(`${current}: ${String(error)}`);
      }
      await new Promise((done) => setTimeout(done));
      if (!document.querySelector("main h1")?.textContent) problems.push(`${current}: no heading`);
      if (!document.querySelector("body > header")) problems.push(`${current}: no bar`);
      if (document.querySelector("main script, main iframe, main [onerror], main [onload]")) {
        problems.push(`${current}: markup came alive`);
      }
    }
    if (Reflect.has(window, "ran")) problems.push("a script ran");
    return problems;
  }, routed);
  expect(failures).toEqual([]);
});

test("no path asked of the server does either", async ({ page, watch }) => {
  watch.expectError(/status of (404|400|414|431)/);
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  for (const path of served) {
    const response = await page.goto(path);
    expect(response?.status(), path.slice(0, 200)).toBeLessThan(500);
    // Addresses that are no good as addresses get a plain answer without the app.
    if (response?.headers()["content-type"]?.startsWith("text/html")) {
      await expect(page.locator("main h1, body > h1, body").first()).not.toBeEmpty();
    }
    expect(await page.evaluate(() => Reflect.has(window, "ran")), path.slice(0, 200)).toBe(false);
  }
  expect(dialogs).toBe(0);
});
