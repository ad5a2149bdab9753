import { type Page, expect as check } from "@playwright/test";
import { hydrated, isSameDocument, markDocument, pathOf, scrollTo, scrollTop } from "../support/browser.ts";
import { expect, keptPaths, nextDate, publishNext, returnToTab, test, updated, visit } from "./offline-test.ts";

const message = (page: Page) => page.getByLabel("Message");

/** The page looks for a good moment every quarter of a second: here it has had many. */
const expectNoReload = async (page: Page) => {
  await page.clock.runFor(5000);
  check(await isSameDocument(page)).toBe(true);
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

test("a new version is noticed when the visitor goes to another page", async ({ page, host }) => {
  await visit(page, "/contact");
  host.publish("next");
  await page.getByRole("link", { name: "Engineering" }).first().click();
  await expect(updated(page)).toContainText(nextDate);
  expect(pathOf(page)).toBe("/engineering");
});

test("nobody is interrupted while writing; afterwards the text is still there", async ({ page, host }) => {
  await visit(page, "/contact");
  await hydrated(page);
  await message(page).pressSequentially("Half a sent");
  await markDocument(page);
  await publishNext(page, host);
  await expectNoReload(page);
  await page.keyboard.type("ence");
  // From one field to the next is still writing, and so is the way to the button.
  await page.getByLabel("Subject").fill("A subject");
  await expectNoReload(page);
  await page.getByRole("button", { name: "Send message" }).focus();
  await expectNoReload(page);

  await scrollTo(page, 120);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(updated(page)).toContainText(nextDate);
  await expect(message(page)).toHaveValue("Half a sentence");
  await expect(page.getByLabel("Subject")).toHaveValue("A subject");
  await expect.poll(() => scrollTop(page)).toBe(120);
});

test("until it reloads, a page goes on with the files of its own version", async ({ page, host }) => {
  await visit(page, "/contact");
  await message(page).fill("Half a sentence");
  await markDocument(page);
  await publishNext(page, host);
  // The server has another search list now, and this page has not needed its own so far.
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("what to eat");
  await expect(page.getByRole("option", { name: "What to eat" }).first()).toBeVisible();
  await expectNoReload(page);
});

test("an open photo keeps the reload waiting until it is closed", async ({ page, host }) => {
  await visit(page, "/photography");
  await page.getByRole("link", { name: "Enlarge: Dunes" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await markDocument(page);
  await publishNext(page, host);
  await expectNoReload(page);
  await page.keyboard.press("Escape");
  await expect(updated(page)).toContainText(nextDate);
  expect(pathOf(page)).toBe("/photography");
});

test("a page that was asked for is not lost to the reload, however long it takes", async ({ page, host }) => {
  await visit(page, "/contact");
  await message(page).fill("Half a sentence");
  await publishNext(page, host);
  // An album goes past the worker, so it comes from the server, when it comes.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/albums/summit-wedding.html", textContent: "Album" });
    document.querySelector("main")?.prepend(link);
  });
  await markDocument(page);
  const release = host.holdPages();
  await page.getByRole("link", { name: "Album" }).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => host.asked).toContain("/albums/summit-wedding.html");
  await expectNoReload(page);
  release();
  await expect(page).toHaveURL(/\/albums\/summit-wedding\.html$/);
});

test("a version that cannot be fetched whole is only logged, and the present one goes on", async ({
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
  expect(await keptPaths(page, "version")).toEqual(before);
  await expectNoReload(page);
  await cutNetwork();
  await page.goto("/food");
  await expect(page.getByRole("heading", { name: "What to eat" })).toBeVisible();
  expect(alerts).toEqual([]);
});

test("two servers that disagree about the newest version cannot make a page go round", async ({ page, host }) => {
  await visit(page, "/contact");
  const firstDate = await updated(page).innerText();
  for (const [version, date] of [
    ["next", nextDate],
    ["first", firstDate],
  ] as const) {
    host.publish(version);
    await returnToTab(page, host);
    await expect(updated(page)).toContainText(date);
  }
  await markDocument(page);
  host.publish("next");
  const noted = page.waitForEvent("console", (line) => line.text().includes("This tab goes on as it is"));
  await returnToTab(page, host);
  await noted;
  await expectNoReload(page);
});

test("an open page of a much older release reloads too, and works until then", async ({ page, host, cutNetwork }) => {
  host.publish("older");
  await visit(page, "/contact");
  await page.getByLabel("Subject").fill("Half a sub");
  await markDocument(page);
  host.publish("first");
  await page.clock.fastForward(60_000);
  const tookOver = page.evaluate(
    () => new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true })),
  );
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await tookOver.catch(() => undefined);
  await expectNoReload(page);
  // Older workers kept lists packed.
  expect(await page.evaluate(async () => (await fetch("/assets/search-5e6f7a8b.json")).text())).toContain("older list");

  await page.getByLabel("Subject").blur();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  expect(await keptPaths(page, "version")).not.toContain("/?files");
  await cutNetwork();
  await page.goto("/camp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Camping");
});
