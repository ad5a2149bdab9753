import { isHydrated } from "../support/in-page.ts";
import { expect, test as base } from "@playwright/test";
import { startDev } from "./dev-server.ts";
import { plain, smallOwner, topicText } from "./small-owner.ts";

/** A server of its own for each test, which begins it. */
const test = base.extend<{ owner: Awaited<ReturnType<typeof smallOwner>>; start: () => ReturnType<typeof startDev> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  owner: async ({}, use) => {
    const owner = await smallOwner();
    await use(owner);
    await owner.end();
  },
  start: async ({ owner }, use) => {
    const servers: ReturnType<typeof startDev>[] = [];
    await use(() => {
      const server = startDev(owner.folder);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.end()));
  },
});

test("the first page comes without an error", async ({ page, start }) => {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type())) wrong.push(message.text());
  });
  const dev = start();
  await page.goto(`${await dev.address()}/tea`);
  await page.waitForFunction(isHydrated);
  await expect(page.locator("h1")).toHaveText("Tea");
  expect(wrong).toEqual([]);
  expect(dev.said()).not.toMatch(/error|instances|Outdated/i);
});

test("the dev server starts with what is wrong, and shows the page once it is mended", async ({
  page,
  owner,
  start,
}) => {
  await owner.write("topics/tea/topic.ts", "export const topic = {\n  slug: 'tea'\n  title: 'Tea',\n};\n");
  const dev = start();
  await dev.heard(/topics\/tea\/topic\.ts:3:\d+: cannot be read.*\n.*starts as soon as this is mended/);
  expect(dev.said()).not.toMatch(/^ +at /m);

  await owner.write("topics/tea/topic.ts", topicText({ slug: "tea", lede: "" }));
  const address = await dev.address();
  await dev.heard(/topics\/tea\/topic\.ts.*lede/);
  await page.goto(`${address}/tea`);
  await expect(page.locator("vite-error-overlay")).toContainText(/topics\/tea\/topic\.ts.*lede/);

  await owner.restore();
  await expect(page.locator("h1")).toHaveText("Tea");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});

test("the dev server starts with a damaged picture, and shows the page once it is whole", async ({
  page,
  owner,
  start,
}) => {
  await owner.write("topics/tea/cup.jpg", "half");
  await owner.write("topics/tea/topic.ts", topicText({ slug: "tea", picture: "cup.jpg" }));
  const dev = start();
  const address = await dev.address();
  await dev.heard(/topics\/tea\/topic\.ts.*cup\.jpg: the picture cannot be read/);
  await page.goto(`${address}/tea`);
  await expect(page.locator("vite-error-overlay")).toContainText("cup.jpg: the picture cannot be read");

  await owner.write("topics/tea/cup.jpg", await plain("#a33"));
  await expect(page.locator("h1")).toHaveText("Tea");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});
