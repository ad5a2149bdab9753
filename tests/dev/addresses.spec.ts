import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { isHydrated } from "../support/in-page.ts";
import { expect, marked, test } from "./owner-test.ts";
import { topicText, topicsText } from "./small-owner.ts";

/** Gives a wait until the page has been loaded anew. Chromium may never close one that is just being so. */
const loadedAnew = async (page: Page) => {
  const isMarked = await marked(page);
  return async () => {
    await expect(async () => expect(await isMarked()).toBe(false)).toPass();
    await page.waitForFunction(isHydrated);
  };
};

test("a topic comes and goes with its address", async ({ page, open, owner }) => {
  await open("/cake");
  await expect(page.locator("h1")).not.toHaveText("Cake");
  await owner.write("topics/cake/topic.ts", topicText({ slug: "cake" }));
  await owner.write("topics.ts", topicsText("tea", "cake"));
  await expect(page.locator("h1")).toHaveText("Cake");
  const isNew = await loadedAnew(page);
  await owner.write("topics.ts", topicsText("tea"));
  await expect(page.locator("h1")).not.toHaveText("Cake");
  await expect(page).toHaveTitle(/404|lost|found/i);
  await isNew();
});

test("a page that is asked for while its address goes is never half of before", async ({ page, open, owner, dev }) => {
  await owner.write("topics/cake/topic.ts", topicText({ slug: "cake" }));
  await owner.write("topics.ts", topicsText("tea", "cake"));
  await open("/cake");
  await expect(page.locator("h1")).toHaveText("Cake");
  const address = `${await dev.address()}/cake`;
  const statuses = new Set<number>();
  const isGone = async () => {
    const answer = await page.request.get(address, { headers: { accept: "text/html" } });
    statuses.add(answer.status());
    return !(await answer.text()).includes("The first words.");
  };
  const isNew = await loadedAnew(page);
  await owner.write("topics.ts", topicsText("tea"));
  await expect.poll(isGone, { intervals: [10] }).toBe(true);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  await isNew();
});

test("an address that is taken back at once is gone", async ({ owner, dev, settle, request }) => {
  const address = `${await dev.address()}/cake`;
  await owner.write("topics/cake/topic.ts", topicText({ slug: "cake" }));
  const cake = async () => {
    const answer = await request.get(address, { headers: { accept: "text/html" } });
    return answer.ok() && (await answer.text()).includes("The first words.");
  };
  // Before, while and after the router reads it, as it comes.
  for (const moment of [0, 100, 200, 400, 800]) {
    await owner.write("topics.ts", topicsText("tea", "cake"));
    await wait(moment);
    await owner.write("topics.ts", topicsText("tea"));
    await settle();
    expect(await cake()).toBe(false);
  }
  await owner.write("topics.ts", topicsText("tea", "cake"));
  await expect.poll(cake).toBe(true);
});

test("a redirect leads on once it is written", async ({ page, open, owner }) => {
  await owner.write("redirects.ts", 'export const redirects = [{ from: "/chai", to: "/tea" }];\n');
  await expect(async () => {
    await open("/chai");
    await expect(page).toHaveURL(/\/tea$/, { timeout: 2000 });
  }).toPass();
});
