import type { Page } from "@playwright/test";
import { expect, marked, test } from "./owner-test.ts";
import { plain, topicText } from "./small-owner.ts";

const cup = "topics/tea/cup.jpg";
const withCup = topicText({ slug: "tea", picture: "cup.jpg" });
const overlay = (page: Page) => page.locator("vite-error-overlay");

/** What there is of a picture half way through its copying. */
const half = async () => {
  const bytes = await plain("#3a3");
  return bytes.subarray(0, bytes.length / 2);
};

test("a picture that is half written leaves the open page as it is until it is whole", async ({
  page,
  open,
  owner,
  dev,
}) => {
  await owner.write(cup, await plain("#a33"));
  await owner.write("topics/tea/topic.ts", withCup);
  await open("/tea");
  const picture = page.getByAltText("A plain color.");
  await expect(picture).toHaveCount(1);
  const before = (await picture.getAttribute("src")) ?? "";
  const isMarked = await marked(page);

  await owner.write(cup, await half());
  const told = /topics\/tea\/topic\.ts:\d+:\d+.*imgUrl: .*cup\.jpg: the picture cannot be read: .*copy it again/;
  await expect(overlay(page)).toContainText(told);
  expect(dev.said()).toMatch(told);
  await expect(page.locator("h1")).toHaveText("Tea");
  await expect(picture).toHaveAttribute("src", before);

  await owner.write(cup, await plain("#33a"));
  await expect(overlay(page)).toHaveCount(0);
  await expect(picture).not.toHaveAttribute("src", before);
  expect(await isMarked()).toBe(true);
});

test("a page that is opened meanwhile comes by itself", async ({ page, open, owner }) => {
  await owner.write(cup, await plain("#a33"));
  await owner.write("topics/tea/topic.ts", withCup);
  await open("/tea");
  await owner.write(cup, await half());
  await expect(overlay(page)).toContainText("cup.jpg");
  await open("/tea");
  await expect(overlay(page)).toContainText("cup.jpg");
  await expect(page.locator("h1")).not.toHaveText("Tea");

  await owner.write(cup, await plain("#33a"));
  await expect(page.locator("h1")).toHaveText("Tea");
  await expect(overlay(page)).toHaveCount(0);
});
