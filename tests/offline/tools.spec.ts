import type { Page } from "@playwright/test";
import { cutNetwork, errorsIn, expect, hydrated, test, visit } from "./fixtures.ts";

/** A page with a tool, what a visitor does there, and what the tool answers. */
type Stop = { path: string; use: (page: Page) => Promise<void> };

/** A week of food and what to buy for it; both are there again in a page that is loaded anew. */
const planWeek = async (page: Page) => {
  const week = page.locator("details").filter({ hasText: "Plan a week" });
  const days = week.locator("tbody tr");
  const boxes = week.getByRole("checkbox");
  await week.locator("summary").click();
  await week.getByRole("button", { name: "Draw a week" }).click();
  await expect(days).toHaveCount(7);
  const drawn = await days.allTextContents();
  const list = await boxes.count();
  expect(list, "there is a list to buy from").toBeGreaterThan(1);
  await boxes.nth(1).check();
  await expect(week.getByText(`1 of ${list} bought`, { exact: true })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await week.locator("summary").click();
  await expect(days).toHaveText(drawn);
  await expect(boxes).toHaveCount(list);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(week.locator(":checked")).toHaveCount(1);
};

const stops: Stop[] = [
  {
    path: "/camp",
    use: async (page) => {
      await page.locator("#the-gear li").getByRole("checkbox").first().check();
      await expect(page.locator("#the-gear output")).toContainText(/^1 of \d+ packed/);
      const night = page.locator("#sky dd").first();
      const before = await night.innerText();
      await page.locator("#sky").getByLabel("Date", { exact: true }).fill("2027-01-03");
      await expect(night).not.toHaveText(before);
    },
  },
  {
    path: "/snowboarding",
    use: async (page) => {
      await page.locator("#what-to-wear").getByRole("spinbutton").first().fill("-5");
      await expect(page.locator("#what-to-wear output")).toHaveText(/^−5/);
    },
  },
  {
    path: "/food",
    use: async (page) => {
      await page.getByRole("button", { name: "Get Random Foods" }).click();
      await expect(page.locator("tbody td").first()).toHaveText(/\w/);
      await planWeek(page);
    },
  },
  {
    path: "/fitness",
    use: async (page) => {
      await page.locator("#interval-timer").getByRole("button", { name: "Start", exact: true }).click();
      await expect(page.locator("#interval-timer").getByRole("button", { name: "Pause" })).toBeVisible();
    },
  },
  {
    path: "/blog/finance",
    use: async (page) => {
      const worth = page.locator("#growth-and-fees dd").first();
      const before = await worth.innerText();
      await page.locator("#growth-and-fees").getByRole("spinbutton").first().fill("1000");
      await expect(worth).not.toHaveText(before);
      await page.locator("#order").getByRole("button", { name: "Next" }).click();
      await expect(page.locator("#order output")).toHaveText(/\w/);
    },
  },
  {
    path: "/ppg",
    use: async (page) => {
      await page.getByRole("button", { name: "Check it against the limits" }).click();
      await expect(page.locator("section:has(form) output")).toHaveText(/\w/);
    },
  },
  {
    path: "/blog/linux-setup",
    use: async (page) => {
      await page.getByRole("radio", { name: "Fedora" }).first().check();
      await expect(page.getByText("dnf install").first()).toBeVisible();
    },
  },
  {
    path: "/blog/honda-ridgeline-tonneau-install",
    use: async (page) => {
      await page.locator("#install ol").getByRole("checkbox").first().check();
      await expect(page.locator("#install output")).toHaveText(/\w/);
    },
  },
];

const isHere = (page: Page) =>
  expect(page.getByText("Door hook is here to be turned.")).toBeAttached({ timeout: 30_000 });
const openModel = (page: Page) => page.getByRole("button", { name: "View in 3D" }).first().click();

// Software draws the model: the fewer dots the better.
test.use({ viewport: { width: 420, height: 700 } });

test("every tool works without a network, and a model that was seen is there again", async ({
  context,
  page,
  host,
  lines,
}) => {
  await visit(page, `${host.url}/blog/3d-printing`);
  await hydrated(page);
  await openModel(page);
  await isHere(page);
  await cutNetwork(context, host);
  for (const { path, use } of stops) {
    await page.goto(`${host.url}${path}`);
    await hydrated(page);
    await test.step(path, () => use(page));
  }
  await page.goto(`${host.url}/blog/3d-printing`);
  await hydrated(page);
  await openModel(page);
  await isHere(page);
  expect(errorsIn(lines)).toEqual([]);
});
