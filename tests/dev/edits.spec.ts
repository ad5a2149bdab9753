import { expect, overlay, test } from "./dev-test.ts";
import { plainPicture, topicText, topicsText } from "./owner.ts";

const tea = "content/topics/tea/topic.ts";

test("an edit of content, words or theme updates the open page and keeps its scroll position", async ({
  page,
  open,
  owner,
}) => {
  await open("/tea");
  await page.evaluate(() => scrollTo(0, 500));
  await owner.write(tea, topicText({ slug: "tea", lede: "Other words.", hue: "oklch(0.8 0.13 184)" }));
  await expect(page.getByText("Other words.")).toHaveCount(1);
  await expect(page.locator("body")).toHaveCSS("--topic", /184/);
  await owner.write("content/words.ts", 'export const words = { bar: { skip: "Straight to the words" } };');
  await expect(page.getByRole("link", { name: "Straight to the words" })).toHaveCount(1);
  await owner.write("content/theme.ts", 'export const theme = { paper: { light: "#fff8f0", dark: "#101418" } };');
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 248, 240)");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
});

test("edits of styles and islands apply in place, edits of build-time components with a reload", async ({
  page,
  open,
  owner,
}) => {
  await open("/tea");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // Saves again if nothing happens: the server answers before its watcher has read the whole folder.
  const save = (name: string, text: string, isApplied: (options: { timeout: number }) => Promise<void>) =>
    expect(async () => {
      await owner.write(name, text);
      await isApplied({ timeout: 5000 });
    }).toPass();
  const note = page.getByText("Mind the steam.").locator("xpath=ancestor-or-self::*[1]");
  await save("app/ui/lists/lists.module.css", ".note { letter-spacing: 3px }", (options) =>
    expect(note).toHaveCSS("letter-spacing", "3px", options),
  );
  await save("app/islands/timer/island.tsx", "export const Component = () => <button>Pour</button>;\n", (options) =>
    expect(page.getByRole("button", { name: "Pour" })).toBeVisible(options),
  );
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await save("app/ui/lists/note.tsx", "export const Note = () => <p>Mind the cup.</p>;\n", (options) =>
    expect(page.getByText("Mind the cup.")).toBeVisible(options),
  );
});

test(
  "a missing picture is named, and shown once it is added or changed",
  { tag: "@full" },
  async ({ page, open, owner }) => {
    await open("/tea");
    await owner.write(tea, topicText({ slug: "tea", picture: "cup.jpg" }));
    await expect(overlay(page)).toContainText("cup.jpg");
    await owner.write("content/topics/tea/cup.jpg", await plainPicture("#a33"));
    await expect(overlay(page)).toHaveCount(0);
    const picture = page.getByAltText("A plain color.");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const before = (await picture.getAttribute("src")) ?? "";
    await owner.write("content/topics/tea/cup.jpg", await plainPicture("#33a"));
    await expect(picture).not.toHaveAttribute("src", before);
  },
);

test("a mistake is shown on the page and in the terminal with file, field and remedy until it is fixed", async ({
  page,
  open,
  owner,
  dev,
}) => {
  await open("/tea");
  const told = /topics\/tea\/topic\.ts.*lede: expected a non-empty text/;
  await owner.write(tea, topicText({ slug: "tea", lede: "" }));
  await expect(overlay(page)).toContainText(told);
  expect(dev.said()).toMatch(told);
  // Also on a page that is opened meanwhile.
  await page.reload();
  await expect(overlay(page)).toContainText(told);
  await owner.write(tea, topicText({ slug: "tea", lede: "Mended words." }));
  await expect(page.getByText("Mended words.")).toHaveCount(1);
  await expect(overlay(page)).toHaveCount(0);
});

test("a syntax error is shown with its position until it is fixed", async ({ page, open, owner }) => {
  await open("/tea");
  await owner.write(tea, "export const topic = {\n  slug: 'tea'\n  title: 'Tea',\n};\n");
  await expect(overlay(page)).toContainText(/topics\/tea\/topic\.ts:3/);
  await owner.restore();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Tea" })).toBeVisible();
});

test("a topic's address works while the topic is listed", { tag: "@full" }, async ({ page, open, owner }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open("/cake");
  await expect(heading).toHaveText("404 - Not Found");
  await owner.write("content/topics/cake/topic.ts", topicText({ slug: "cake" }));
  await owner.write("content/topics.ts", topicsText("tea", "cake"));
  await expect(heading).toHaveText("Cake");
  await owner.write("content/redirects.ts", 'export const redirects = [{ from: "/torte", to: "/cake" }];');
  await expect(async () => {
    await open("/torte");
    expect(new URL(page.url()).pathname).toBe("/cake");
  }).toPass();
  await owner.restore();
  await expect(heading).toHaveText("404 - Not Found");
});
