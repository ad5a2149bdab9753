import { expect, test } from "@playwright/test";
import { startDev } from "./dev-server.ts";
import { smallOwner, topicText } from "./small-owner.ts";

test("the dev server starts with what is wrong, and shows the page once it is mended", async ({ page }) => {
  const owner = await smallOwner();
  await owner.write("topics/tea/topic.ts", "export const topic = {\n  slug: 'tea'\n  title: 'Tea',\n};\n");
  const dev = startDev(owner.folder);
  try {
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
  } finally {
    await dev.end();
    await owner.end();
  }
});
