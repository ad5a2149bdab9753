import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, test, withoutFonts } from "../support/browser.ts";
import { overflowOf } from "../support/in-page.ts";

const section = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);

/** No island is hydrated without this script. */
const hydration = /\/assets\/hydrate-[^/]+\.js$/;

const pages = ["/blog/3d-art", "/camp", "/colophon", "/fitness", "/food", "/photography"];

/** Slows the CPU down to that of a cheap phone. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

test("an island is hydrated near the viewport or with the focus; a distant one loads nothing", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" || request.resourceType() === "script") scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto("/fitness", { waitUntil: "networkidle" });
  await expect(island(page, "timer")).not.toHaveAttribute("data-hydrated");
  expect(scripts.filter((url) => url.includes("timer"))).toEqual([]);
  await section(page, "Rounds").scrollIntoViewIfNeeded();
  await expect(island(page, "timer")).toHaveAttribute("data-hydrated");
  await page.goto("/fitness", { waitUntil: "networkidle" });
  await section(page, "Rounds")
    .locator("select")
    .evaluate((field: HTMLElement) => field.focus({ preventScroll: true }));
  await expect(island(page, "timer")).toHaveAttribute("data-hydrated");
});

test("a selection and a click before hydration take effect afterwards, and the control is busy until then", async ({
  page,
}) => {
  const release = await holdScripts(page, hydration);
  await slowDown(page);
  await page.goto("/fitness");
  const timer = section(page, "Rounds");
  const start = timer.getByRole("button", { name: "Start", exact: true });
  await timer.getByLabel("Workout").selectOption("A wall sit");
  await start.click();
  await expect(start).toHaveAttribute("aria-busy", "true");
  release();
  await expect(timer.getByRole("button", { name: "Pause" })).not.toHaveAttribute("aria-busy");
  await expect(timer.getByLabel("Workout")).toHaveValue("1");
});

test("text and checkmarks entered before hydration are kept", async ({ page }) => {
  const release = await holdScripts(page, hydration);
  await slowDown(page);
  await page.goto("/blog/3d-art");
  const guide = section(page, "A cube");
  const clothing = section(page, "In the workshop");
  await guide.getByRole("checkbox", { name: /Fold$/ }).check();
  await guide.getByRole("checkbox", { name: "Scissors" }).check();
  await section(page, "Commands").getByRole("radio", { name: "Fedora" }).check();
  await clothing.getByLabel("Temperature", { exact: true }).fill("40");
  await clothing.getByLabel("Wind", { exact: true }).fill("20");
  release();
  await hydrated(page);
  await expect(guide.getByRole("checkbox", { name: /Fold$/ })).toBeChecked();
  await expect(guide.getByRole("checkbox", { name: "Scissors" })).toBeChecked();
  await expect(guide.getByText("1 of 2 done", { exact: true }).first()).toBeVisible();
  await expect(section(page, "Commands").getByText("dnf install")).toBeVisible();
  // The announcement for screen readers follows a moment later.
  await expect(clothing.getByText("40 °F with 20 mph wind").first()).toBeVisible();
});

test("an island that cannot render stays readable", async ({ page, watch }) => {
  watch.expectError(/broken/);
  const script = {
    contentType: "text/javascript",
    body: 'export const Component = () => { throw new Error("broken"); };',
  };
  await page.route(/\/assets\/timer-[^/]+\.js$/, (route) => route.fulfill(script));
  const failed = page.waitForEvent(
    "console",
    (message) => /broken/.test(message.text()) && message.type() === "warning",
  );
  await page.goto("/fitness");
  await section(page, "Rounds").scrollIntoViewIfNeeded();
  await failed;
  // React removes what it cannot render in a later task.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(island(page, "timer").getByRole("row", { name: /^A wall sit/ })).toContainText("1:30");
});

test("an island whose script fails to load stays readable, and its control can be clicked again", async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.route(/\/assets\/timer-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/fitness");
  const timer = section(page, "Rounds");
  const start = timer.getByRole("button", { name: "Start", exact: true });
  await start.click();
  await expect(start).not.toHaveAttribute("aria-busy");
  await expect(timer.getByRole("row", { name: /^A wall sit/ })).toContainText("1:30");
  await page.unrouteAll();
  await start.click();
  await expect(timer.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("a script that failed to load is requested when the network is back", async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await page.route(/\/assets\/timer-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/fitness");
  const start = section(page, "Rounds").getByRole("button", { name: "Start", exact: true });
  await start.click();
  await expect(start).not.toHaveAttribute("aria-busy");
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(island(page, "timer")).toHaveAttribute("data-hydrated");
});

test("clicks before hydration take effect in their order", async ({ page }) => {
  const release = await holdScripts(page, hydration);
  await slowDown(page);
  await page.goto("/food");
  const picker = section(page, "What to eat");
  await picker.getByRole("button", { name: "Lock Protein" }).click();
  await picker.getByRole("button", { name: "Get Random Foods" }).click();
  await expect(picker.locator("button[aria-busy=true]")).toHaveCount(2);
  // By now the page has replaced the foods that the build rendered.
  const protein = await picker.locator("[data-drawn]").first().innerText();
  release();
  await expect(picker.getByRole("button", { name: "Undo" })).not.toHaveAttribute("aria-disabled", "true");
  await expect(picker.getByRole("button", { name: "Lock Protein" })).toHaveAttribute("aria-pressed", "true");
  await expect(picker.locator("[data-drawn]").first()).toHaveText(protein);
});

test("code can be copied before its island is hydrated", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await holdScripts(page, hydration);
  await page.goto("/blog/3d-art");
  await section(page, "Commands").getByRole("button", { name: "Copy" }).first().click();
  await expect(section(page, "Commands").getByText("Copied")).toBeVisible();
});

test("restoring saved state causes no layout shift", async ({ page, watch }) => {
  await page.addInitScript(() => {
    const stored = {
      "flyable-2": { unit: "kn", wind: 7.3, aloft: 20.5 },
      "guide-3d-art-1": ["fold"],
      "system 1": "Fedora",
      "timer /fitness rounds 1": { plan: { rounds: 3, work: 1, rest: 2, ready: 0 }, elapsed: 0 },
      "sky /colophon light-on-the-keyboard 1": { date: "2026-01-20", spot: { latitude: 80, longitude: -122.22 } },
      "wear-1": { temperature: -20, wind: 60, celsius: true, kmh: true },
    };
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  });
  await withoutFonts(page, watch);
  const places = () =>
    page
      .locator("main section > *, main section li[id], main section :is(form, fieldset, table)")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/blog/3d-art", "/colophon", "/fitness"]) {
      const at = `${path} at ${width} px`;
      const release = await holdScripts(page, hydration);
      await page.goto(path);
      const before = await places();
      release();
      await hydrated(page);
      expect(await places(), at).toEqual(before);
      expect(await page.evaluate(overflowOf), at).toEqual([]);
    }
  }
  await expect(section(page, "Rounds").getByLabel("Rounds")).toHaveValue("3");
});

test("a printed page has no controls", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of pages) {
    await open(page, path);
    const controls = page.locator("main").locator("button:visible, select:visible, input:visible:not([type=checkbox])");
    expect(await controls.allInnerTexts(), path).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tools show their content, and only controls that work without scripts", async ({ page }) => {
    const texts: Record<string, string[]> = {
      "/blog/3d-art": [
        "2 steps",
        "sudo apt install blender",
        "sudo dnf install blender",
        "25 °F with 10 mph wind feels like 15 °F.",
        "Two coats",
        "under 8 mph",
        "Nobody knows what else a cube may meet.",
        "12 triangles, 2 KB",
        "Download STL, 1 KB",
      ],
      "/colophon": ["The desk, June 21, 2026. Times are local.", "4:43 AM to 5:39 AM", "First quarter"],
      "/fitness": ["0:20", "4:00", "1:30"],
    };
    for (const path of pages) {
      await page.goto(path);
      const controls = page.locator("[data-island]").locator("button, select, input:not([type=checkbox])");
      expect(await controls.and(page.locator(":visible")).count(), path).toBe(0);
      for (const text of texts[path] ?? []) {
        await expect(page.getByText(text).and(page.locator(":visible")).first(), text).toBeVisible();
      }
    }
    await page.goto("/blog/3d-art");
    await page.getByRole("checkbox", { name: "Scissors" }).check();
    await expect(page.getByRole("checkbox", { name: "Scissors" })).toBeChecked();
  });
});
