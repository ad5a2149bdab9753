import { isHydrated } from "../support/in-page.ts";
import { expect, overlay, test } from "./dev-test.ts";
import { topicText } from "./owner.ts";

test(
  "the dev server starts despite a mistake, and shows the page once it is fixed",
  { tag: "@full" },
  async ({ page, owner, start }) => {
    await owner.write("content/topics/tea/topic.ts", topicText({ slug: "tea", lede: "" }));
    const dev = start();
    await page.goto(`${await dev.address()}/tea`);
    await expect(overlay(page)).toContainText(/topics\/tea\/topic\.ts.*lede/);
    await owner.restore();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
    await expect(overlay(page)).toHaveCount(0);

    const wrong: string[] = [];
    page.on("console", (message) => {
      if (/^(error|warning)$/.test(message.type())) wrong.push(message.text());
    });
    await page.reload();
    await page.waitForFunction(isHydrated);
    expect(wrong).toEqual([]);
  },
);

test("the dev server shows the site under BASE_PATH", { tag: "@full" }, async ({ page, start }) => {
  const dev = start({ BASE_PATH: "/atlas" });
  await page.goto(`${await dev.address()}/atlas/tea`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea");
  await page.getByRole("link", { name: "Bo" }).first().click();
  await expect(page).toHaveURL(/\/atlas\/$/);
  await expect(page.locator("body")).toHaveCSS("background-color", /rgb/);
});
