import type { Page } from "@playwright/test";
import { photography } from "../support/sample.ts";
import type { Build } from "./builds.ts";
import {
  countLoads,
  errorsIn,
  expect,
  hydrated,
  loads,
  regainFocus,
  test,
  updated,
  visit,
  waitInVain,
} from "./fixtures.ts";
import type { Host } from "./host.ts";

test.beforeEach(({ context }) => countLoads(context));

/** Publishes a version and waits until it has taken over, whether or not the page has reloaded for it. */
const takeOver = async (page: Page, host: Host, build: Build) => {
  const tookOver = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
      }),
  );
  host.publish(build);
  await regainFocus(page);
  await tookOver;
};

const write = async (page: Page) => {
  await page.getByLabel("Your email").fill("visitor@example.com");
  await page.getByLabel("Subject").fill("About the range");
  await page.getByLabel("Message").pressSequentially("Half a sent");
};

const expectText = async (page: Page, message: string) => {
  await expect(page.getByLabel("Your email")).toHaveValue("visitor@example.com");
  await expect(page.getByLabel("Subject")).toHaveValue("About the range");
  await expect(page.getByLabel("Message")).toHaveValue(message);
};

test("nobody is interrupted while typing; the reload comes when the field is left", async ({ page, host, builds }) => {
  await visit(page, `${host.url}/contact`);
  await write(page);
  await takeOver(page, host, builds.two);
  await waitInVain(page);
  expect(await loads(page)).toBe(1);

  await page.keyboard.type("ence");
  // From one field to the next is still typing, and so is the way to the button.
  await page.getByLabel("Subject").focus();
  await waitInVain(page);
  await page.getByRole("button", { name: "Send message" }).focus();
  await waitInVain(page);
  expect(await loads(page)).toBe(1);
  await expectText(page, "Half a sentence");

  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(updated(page)).toContainText(builds.two.updated);
  await expectText(page, "Half a sentence");
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await waitInVain(page);
  expect(await loads(page)).toBe(2);
});

test("a page that is out of sight reloads with its text, and the cursor is where it was", async ({
  page,
  host,
  builds,
}) => {
  await visit(page, `${host.url}/contact`);
  await write(page);
  await page.keyboard.press("ArrowLeft");
  await takeOver(page, host, builds.two);
  await waitInVain(page);
  expect(await loads(page)).toBe(1);

  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(updated(page)).toContainText(builds.two.updated);
  await expectText(page, "Half a sent");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.keyboard.type("_");
  await expectText(page, "Half a sen_t");
  expect(await loads(page)).toBe(2);
});

test("until it reloads, a page goes on with the files of its own version", async ({ page, host, builds, lines }) => {
  await visit(page, `${host.url}/contact`);
  await write(page);
  await takeOver(page, host, builds.two);
  // The gallery's script has another name on the server now, and this page has not needed it so far.
  await page.getByRole("link", { name: "Photography" }).first().click();
  await expect(page).toHaveURL(/\/photography$/);
  await expect(updated(page)).toContainText(builds.two.updated);
  expect(new URL(page.url()).pathname).toBe("/photography");
  expect(await loads(page)).toBe(2);
  expect(errorsIn(lines)).toEqual([]);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expectText(page, "Half a sent");
});

test("a page that is on its way is not lost to the reload, however long it takes", async ({ page, host, builds }) => {
  const [here, there] = photography.photos.map(({ slug, title }) => ({ path: `/photography/${slug}`, title }));
  const [from, to] = [host.url + here?.path, host.url + there?.path];
  await visit(page, from);
  // Whoever is in a field is left alone up to the click.
  await page.evaluate(() => document.body.appendChild(document.createElement("input")).focus());
  await takeOver(page, host, builds.two);
  // Only pages of photos that were seen are kept, so this one comes from the server, when it comes.
  host.hold((request) => request.startsWith(`GET ${there?.path}`));
  const others = page.getByRole("navigation", { name: "Other photos" });
  await others.getByRole("link", { name: there?.title ?? "" }).click();
  await expect.poll(() => host.asked).toContain(`GET ${there?.path}.data`);
  await waitInVain(page);
  await waitInVain(page);
  expect(await loads(page)).toBe(1);
  await expect(page).toHaveURL(from);

  host.letGo();
  await expect(page).toHaveURL(to);
  await expect(updated(page)).toContainText(builds.two.updated);
  await expect(page).toHaveURL(to);
  expect(await loads(page)).toBe(2);
});

test("an open photo keeps the reload waiting until it is closed", async ({ page, host, builds }) => {
  await visit(page, `${host.url}/photography`);
  await page.locator("#gallery a:has(img)").first().click();
  await expect(page).toHaveURL(/\/photography\/[\w-]+$/);
  await expect(page.getByRole("dialog").or(page.locator(".yarl__root"))).toBeVisible();

  await takeOver(page, host, builds.two);
  await waitInVain(page);
  expect(await loads(page)).toBe(1);
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(updated(page)).toContainText(builds.two.updated);
  await expect(page).toHaveURL(/\/photography$/);
  expect(await loads(page)).toBe(2);
});

test("locked food and the place on the page survive the reload", async ({ page, host, builds }) => {
  await visit(page, `${host.url}/food`);
  const row = page.getByRole("row", { name: "Dairy protein" });
  const lock = row.getByRole("button", { name: "Lock Dairy protein" });
  await lock.click();
  const food = await row.getByRole("cell").textContent();
  const others = () => page.locator("table td").allTextContents();
  const before = await others();
  for (let draw = 0; draw < 5; draw++) await page.getByRole("button", { name: "Get Random Foods" }).click();
  // Clicks that come before the app does are answered when it is there.
  await expect.poll(others).not.toEqual(before);
  await expect(row.getByRole("cell")).toHaveText(food ?? "");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));

  host.publish(builds.two);
  await regainFocus(page);
  await expect(updated(page)).toContainText(builds.two.updated);
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByRole("cell")).toHaveText(food ?? "");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  expect(await loads(page)).toBe(2);
  await lock.click();
  await expect(lock).toHaveAttribute("aria-pressed", "false");
});
