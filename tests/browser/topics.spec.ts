import { expect, heading, open, test } from "../support/browser.ts";

test("gear lists show every piece with its price as text", async ({ page }) => {
  for (const [path, least] of [
    ["/camp", 14],
    ["/drones", 12],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const prices = page.locator("main data");
    const shown = await prices.evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute("value"), element.textContent] as const),
    );
    expect(shown.length).toBeGreaterThanOrEqual(least);
    for (const [value, text] of shown) {
      expect(text).toMatch(/\w/);
      expect(Number(value)).toBeGreaterThanOrEqual(0);
    }
    await expect(prices.filter({ hasText: /^about \$\d/ }).first()).toBeVisible();
  }
});

test("snowboarding has the clothing table by temperature", async ({ page }) => {
  await page.goto("/snowboarding");
  const table = page.locator("main table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["Temperature", "Sunny day", "Night"]);
  await expect(table.getByRole("rowheader")).toHaveText(["35+°F", "25-35°F", "15-25°F", "<15°F"]);
  for (const cell of await table.locator("td").all()) await expect(cell).toHaveText(/\w{3}/);
});

test("finance states its approximate limits and that it is no advice", async ({ page }) => {
  await page.goto("/blog/finance");
  const table = page.locator("main table").first();
  for (const [account, limit] of [
    ["Health savings account", "about 2k"],
    ["Employer retirement plan", "about 20k"],
    ["Individual retirement account", "about 8k"],
    ["Brokerage", "none"],
  ] as const) {
    await expect(table.locator("tr", { hasText: account }).first()).toContainText(limit);
  }
  await expect(page.locator("main")).toContainText(/not (financial )?advice/i);
});

test("fitness leads to food", async ({ page }) => {
  await open(page, "/fitness");
  expect(await page.locator("main li a[target=_blank] img").count()).toBeGreaterThanOrEqual(5);
  await page.locator('main a[href="/food"]').first().click();
  await expect(heading(page)).toHaveText("Food & nutrition");
});

test("comments stand in parentheses, and a picture without an address links to itself", async ({ page }) => {
  await page.goto("/drones", { waitUntil: "domcontentloaded" });
  const comments = await page.locator("main ol > li > a > em").allTextContents();
  expect(comments.length).toBeGreaterThan(10);
  for (const comment of comments) expect(comment.trim()).toMatch(/^\(.+\)$/s);
  const fleet = page.locator("#the-fleet li > a");
  await expect(fleet.first()).toHaveAttribute("href", /^\/assets\/pictures\//);
});

test.describe("commands", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("are highlighted without scripts and can be copied", async ({ page }) => {
    await open(page, "/blog/linux-setup");
    const figure = page
      .locator("main figure")
      .filter({ has: page.locator("pre") })
      .first();
    expect(await figure.locator("pre [data-role]").count()).toBeGreaterThan(2);
    const colors = await figure
      .locator("pre [data-role]")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect(new Set(colors).size).toBeGreaterThan(1);
    const copy = figure.getByRole("button", { name: /^Copy/ });
    await copy.click();
    await expect(figure.getByRole("button")).toContainText("Copied");
    const code = await figure.locator("[data-chosen] pre").innerText();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
  });
});

test("the install guide numbers its steps, with pictures and cautions", async ({ page }) => {
  await page.goto("/blog/honda-ridgeline-tonneau-install", { waitUntil: "domcontentloaded" });
  const steps = page.locator("#install ol > li");
  expect(await steps.count()).toBeGreaterThanOrEqual(5);
  for (const step of await steps.all()) {
    await expect(step.locator("h3")).toHaveText(/\w/);
    await expect(step.locator("img")).toHaveAttribute("alt", /\w{3}/);
  }
  await expect(steps.filter({ hasText: "Caution" }).first()).toBeVisible();
});
