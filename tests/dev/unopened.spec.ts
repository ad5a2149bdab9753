import { expect, test } from "./owner-test.ts";
import { topicText } from "./small-owner.ts";

/** What happened while no page was open does not reach the page that is opened next. */

const tea = "topics/tea/topic.ts";

test("a mistake that was mended meanwhile", async ({ page, open, owner, dev, settle }) => {
  await dev.address();
  await owner.write(tea, topicText({ slug: "tea", lede: "" }));
  await dev.heard(/topics\/tea\/topic\.ts.*lede/);
  await owner.write(tea, topicText({ slug: "tea", lede: "Mended words." }));
  await settle();
  await open("/tea");
  await settle();
  await expect(page.locator("h1 ~ p, header p").filter({ hasText: "Mended words." })).toHaveCount(1);
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});

test("a theme that it is made with anyway", async ({ page, open, owner, dev, settle }) => {
  const told: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => told.push(String(payload))));
  await dev.address();
  await owner.write("theme.ts", 'export const theme = { paper: { light: "#fff8f0", dark: "#101418" } };\n');
  await settle();
  await open("/tea");
  await expect.poll(() => told.some((message) => message.includes('"connected"'))).toBe(true);
  await settle();
  await expect.poll(() => told.some((message) => message.includes("ridgeline:content"))).toBe(true);
  expect(told.filter((message) => message.includes("full-reload"))).toEqual([]);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 248, 240)");
});
