import type { Page } from "@playwright/test";
import { hydrated, isSameDocument, markDocument, pathOf, scrollTo, scrollTop } from "../support/browser.ts";
import { expect, keptPaths, nextDate, takeOver, returnToTab, test, updated, visit } from "./offline-test.ts";

const message = (page: Page) => page.getByLabel("Message");

/** The page checks every quarter of a second whether it may reload; this waits for many checks. */
const expectNoReload = async (page: Page) => {
  await page.clock.runFor(5000);
  expect(await isSameDocument(page)).toBe(true);
};

test("a new version reloads each of two tabs once", async ({ context, page, host }) => {
  await visit(page, "/food");
  const other = await context.newPage();
  await visit(other, "/engineering");
  host.publish("next");
  await returnToTab(other, host);
  for (const tab of [page, other]) {
    await expect(updated(tab)).toContainText(nextDate);
    await markDocument(tab);
    await expectNoReload(tab);
  }
  await expect(page.getByRole("heading", { name: "What we eat" })).toBeVisible();
});

test("a reload waits while a visitor writes, and keeps the text", async ({ page, host }) => {
  await visit(page, "/contact");
  await hydrated(page);
  await message(page).pressSequentially("Half a sent");
  await markDocument(page);
  host.publish("next");
  await takeOver(page, host);
  await expectNoReload(page);
  await page.keyboard.type("ence");
  // Moving between fields or to the button still counts as writing.
  await page.getByLabel("Subject").fill("A subject");
  await expectNoReload(page);
  await page.getByRole("button", { name: "Send message" }).focus();
  await expectNoReload(page);
  await scrollTo(page, 120);

  // The server now has another search list, and this page has not loaded its own yet.
  await page.keyboard.press("Control+K");
  await page.getByRole("dialog").getByRole("combobox").fill("what to eat");
  await expect(page.getByRole("option", { name: "What to eat" }).first()).toBeVisible();
  await expectNoReload(page);
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(updated(page)).toContainText(nextDate);
  await expect(message(page)).toHaveValue("Half a sentence");
  await expect(page.getByLabel("Subject")).toHaveValue("A subject");
  await expect.poll(() => scrollTop(page)).toBe(120);
});

test("a reload waits until an open photo is closed", { tag: "@full" }, async ({ page, host }) => {
  await visit(page, "/photography");
  await page.getByRole("link", { name: "View larger: Dunes" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await markDocument(page);
  host.publish("next");
  await takeOver(page, host);
  await expectNoReload(page);
  await page.keyboard.press("Escape");
  await expect(updated(page)).toContainText(nextDate);
  expect(pathOf(page)).toBe("/photography");
});

test("a version that cannot be fetched completely is logged, and the current one stays", async ({
  page,
  host,
  watch,
  alerts,
  cutNetwork,
}) => {
  watch.expectError(/could not be installed|status of 404/);
  await visit(page, "/contact");
  await markDocument(page);
  const before = await keptPaths(page, "version");
  host.publish("next");
  host.missing.add("/fitness");
  const logged = page.waitForEvent("console", (line) => line.text().includes("could not be installed"));
  await returnToTab(page, host);
  await logged;
  // Returning to the tab may have started another attempt.
  await expect.poll(() => keptPaths(page, "version")).toEqual(before);
  await expectNoReload(page);
  await cutNetwork();
  await page.goto("/food");
  await expect(page.getByRole("heading", { name: "What to eat" })).toBeVisible();
  expect(alerts).toEqual([]);
});

test("an open page of a much older release keeps working, and updates after a reload", async ({
  page,
  host,
  watch,
  cutNetwork,
}) => {
  watch.expectError(/favicon/);
  host.publish("older");
  await visit(page, "/contact");
  const subject = page.getByLabel("Subject");
  await subject.fill("Half a sub");
  await markDocument(page);
  host.publish("first");
  await takeOver(page, host, "controllerchange");
  await expectNoReload(page);
  const list = () => page.evaluate(async () => (await fetch("/assets/search-5e6f7a8b.json")).json());
  expect(await list()).toEqual(["older list"]);
  await subject.blur();
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await cutNetwork();
  await page.goto("/camp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Camping");
});
