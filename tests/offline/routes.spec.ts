import type { Page } from "@playwright/test";
import {
  cutNetwork,
  errorsIn,
  expect,
  hydrated,
  isAlive,
  restoreNetwork,
  test,
  visit,
  waitInVain,
} from "./fixtures.ts";

test.beforeEach(async ({ context, page, host }) => {
  await visit(page, `${host.url}/contact`);
  await cutNetwork(context, host);
});

test("a page of each kind starts when it is opened by its address", async ({ page, host, lines }) => {
  for (const path of ["/", "/engineering", "/photography", "/contact", "/blog", "/food", "/3d"]) {
    const response = await page.goto(`${host.url}${path}`, { waitUntil: "domcontentloaded" });
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await hydrated(page);
  }
  expect(errorsIn(lines)).toEqual([]);
});

test("every topic can be reached by links, without loading a document", async ({ page, host, lines }) => {
  // The transitions between pages are for the eye, and there are twenty-six of them.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
  await page.goto(`${host.url}/blog/`);
  await hydrated(page);
  const titles = await page.evaluate(async () => {
    const tiles = () => [...document.querySelectorAll<HTMLElement>("main a[href^='/']:has(img)")];
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const seen: string[] = [];
    for (let index = 0; index < tiles().length; index++) {
      tiles()[index]?.click();
      await until(() => document.body.dataset["topic"] !== undefined);
      seen.push(document.querySelector("h1")?.textContent ?? "");
      history.back();
      await until(() => document.body.dataset["topic"] === undefined && tiles().length === 13);
    }
    return seen;
  });
  expect(new Set(titles).size).toBe(13);
  expect(errorsIn(lines)).toEqual([]);
});

test("other spellings of an address lead where they lead online, query included", async ({ page, host }) => {
  await page.goto(`${host.url}/engineer/?from=mail`);
  expect(page.url()).toBe(`${host.url}/engineering?from=mail`);
  await page.goto(`${host.url}/blog/index.html`);
  expect(page.url()).toBe(`${host.url}/blog`);
});

test("an unknown address gets the 404 page", async ({ page, host }) => {
  const response = await page.goto(`${host.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Not Found");
  await expect(page.locator("main")).toContainText("/no/such/page doesn't exist");
});

test("a link to another site says that the network is away, and stays", async ({ context, page, host }) => {
  await page.goto(`${host.url}/`);
  await hydrated(page);
  const notice = page.locator("body > output");
  await expect(notice).toBeAttached();
  await expect(notice).toBeEmpty();
  await page.locator("main a[href*='github.com']").first().click();
  await expect(notice).toContainText("You are offline. github.com can be opened when the network is back.");
  await expect(notice).toHaveRole("status");
  expect(context.pages()).toHaveLength(1);

  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toBeEmpty();
  await page.locator("main a[href*='github.com']").first().click();
  await expect(notice).not.toBeEmpty();
  await restoreNetwork(context, host);
  await expect(notice).toBeEmpty();
});

test("a tile's picture opens offline when it was seen, and says why not when it was not", async ({
  context,
  page,
  host,
}) => {
  await restoreNetwork(context, host);
  await page.goto(`${host.url}/engineering`);
  await hydrated(page);
  const tiles = page.locator("main a[target=_blank][href*='/assets/pictures/']");
  await tiles.first().scrollIntoViewIfNeeded();
  await expect(tiles.first().locator("img")).toHaveJSProperty("complete", true);
  const address = (await tiles.first().getAttribute("href")) ?? "";
  await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, address);
  await cutNetwork(context, host);

  const [tab] = await Promise.all([context.waitForEvent("page"), tiles.first().click()]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toBe(address);
  await expect(tab.locator("svg").first()).toBeVisible();
  await tab.close();

  await page.evaluate(async (url) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
  }, address);
  await tiles.first().click();
  await expect(page.locator("body > output")).toContainText("You are offline. The picture can be opened");
  expect(context.pages()).toHaveLength(1);
});

test("an album says that the network is away, and loads when it is back", async ({ context, page, host }) => {
  await page.goto(`${host.url}/photography`);
  await hydrated(page);
  await expect(page.locator("body > output")).toBeAttached();
  const load = page.getByRole("button", { name: /^Load the album/ }).first();
  await load.click();
  await expect(page.locator("body > output")).toContainText("You are offline. The album can be opened");
  await expect(page.locator("iframe")).toHaveCount(0);
  await restoreNetwork(context, host);
  await load.click();
  await expect(page.locator("iframe")).toHaveCount(1);
});

test.describe("the contact form", () => {
  const send = (page: Page) => page.getByRole("button", { name: "Send message" });

  const write = async (page: Page) => {
    await page.getByLabel("Your email").fill("visitor@example.com");
    await page.getByLabel("Subject").fill("About the range");
    await page.getByLabel("Message").fill("Written on a train");
    await send(page).click();
  };

  const expectKept = async (page: Page) => {
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await waitInVain(page);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel("Message")).toHaveValue("Written on a train");
  };

  test("says that the network is away, and keeps the message", async ({ page }) => {
    await hydrated(page);
    await write(page);
    await expectKept(page);
  });

  test("does so too when it is sent before the page is alive", async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = window;
      const gate = new Promise<void>((open) => Reflect.set(window, "letThrough", open));
      window.fetch = async (...asked) => {
        await gate;
        return fetch(...asked);
      };
    });
    await page.reload();
    await write(page);
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    expect(await page.evaluate(isAlive)).toBe(false);
    await page.evaluate(() => (Reflect.get(window, "letThrough") as () => void)());
    await expectKept(page);
  });
});
