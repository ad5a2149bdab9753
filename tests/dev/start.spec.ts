import { isHydrated } from "../support/in-page.ts";
import { expect, overlay, test } from "./dev-test.ts";
import { topicText } from "./owner.ts";

test("the first page comes without an error", async ({ page, start }) => {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type())) wrong.push(message.text());
  });
  const dev = start();
  await page.goto(`${await dev.address()}/tea`);
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
  expect(wrong).toEqual([]);
  expect(dev.said()).not.toMatch(/error|warning/i);
});

test("the dev server starts with a mistake, and shows the page once it is mended", async ({ page, owner, start }) => {
  await owner.write("content/topics/tea/topic.ts", topicText({ slug: "tea", lede: "" }));
  const dev = start();
  await page.goto(`${await dev.address()}/tea`);
  await expect(overlay(page)).toContainText(/topics\/tea\/topic\.ts.*lede/);
  await owner.restore();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
  await expect(overlay(page)).toHaveCount(0);
});

test("the dev server shows the site under BASE_PATH", async ({ page, start }) => {
  const dev = start({ BASE_PATH: "/atlas" });
  await page.goto(`${await dev.address()}/atlas/tea`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
  await page.getByRole("link", { name: "Bo" }).first().click();
  await expect(page).toHaveURL(/\/atlas\/$/);
  await expect(page.locator("body")).toHaveCSS("background-color", /rgb/);
});
