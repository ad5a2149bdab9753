import { expect, heading, open, test } from "../support/browser.ts";

test("a project shows picture, title, link and comment; one without a URL links to its picture", async ({ page }) => {
  await open(page, "/engineering");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Professional", "Personal"]);
  const bridge = page.getByRole("link", { name: /A bridge It has held so far/ });
  await expect(bridge).toHaveAttribute("href", "https://bridge.example/");
  await expect(bridge.getByRole("img", { name: "A bridge between two hills." })).toBeVisible();
  const kettle = page.getByRole("link", { name: /A kettle It whistles/ });
  await expect(kettle).toHaveAttribute("href", /^\/assets\/pictures\/engineering-kettle.*\.svg$/);
  await expect(kettle).toHaveAttribute("target", "_blank");
});

test("the blog index links to each topic twice, from its ridge and its tile, without a redirect", async ({ page }) => {
  await open(page, "/blog");
  const links = page.getByRole("main").getByRole("link");
  const topics = ["/food", "/fitness", "/camp", "/drones", "/blog/3d-art"];
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    ...topics,
    ...topics,
  ]);
  await expect(links.last()).toHaveAccessibleName(/3D art Cubes\.$/);
});

test("a topic lists its sections and links to the previous and next topic", async ({ page }) => {
  await open(page, "/drones");
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(contents).toHaveText(["4.1Goals", "4.2References", "4.3The rules", "4.4Machines", "4.5The fleet"]);
  const sections = ["Goals", "References", "The rules", "Machines", "The fleet"];
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(sections);
  await expect(page.getByRole("link", { name: /^A forum/ })).toContainText("(friendly)");
  await page
    .getByRole("navigation", { name: "Other topics" })
    .getByRole("link", { name: /3D art/ })
    .click();
  await expect(heading(page)).toHaveText("3D art");
});

test("a page's background class is on its body, and changes the background", async ({ page }) => {
  await open(page, "/camp");
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await open(page, "/fitness");
  await expect(page.locator("body")).toHaveClass("sky");
  await expect(page.locator("body")).not.toHaveCSS("background-color", ground);
});

test.describe("the footer", () => {
  test.use({ timezoneId: "Pacific/Kiritimati", locale: "de-DE" });

  test("links to the owner and shows the build date, the same in any time zone and language", async ({ page }) => {
    await open(page, "/contact");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: /© \d{4} Ann Whole/ })).toHaveAttribute(
      "href",
      "https://ann.example",
    );
    const time = footer.locator("time");
    const iso = (await time.getAttribute("datetime")) ?? "";
    await expect(time).toHaveText(`Updated ${iso.slice(0, 10).replaceAll("-", "/")}`);
    await expect(time).toHaveAttribute("title", /^[A-Z][a-z]{2} \d+, \d{4}, /);
  });
});

test.describe("the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  const copied = () => navigator.clipboard.readText();

  test("gets a page's address from its share button, without query and anchor", async ({ page, baseURL }) => {
    for (const path of ["/camp", "/photography/lake"]) {
      await open(page, `${path}?from=mail#main`);
      await page.getByRole("button", { name: "Share this page" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
      expect(await page.evaluate(copied)).toBe(baseURL + path);
    }
  });

  test("gets a command from its Copy button, which confirms it", async ({ page }) => {
    await open(page, "/blog/3d-art");
    const command = page.getByRole("figure").filter({ hasText: "Render" });
    await command.getByRole("button").click();
    await expect(command.getByRole("button")).toContainText("Copied");
    expect(await page.evaluate(copied)).toBe("blender -b cube.blend -f 1 # one frame");
  });
});

test("an album loads on demand, in a sandboxed frame that gets the focus", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/photography");
  await page.getByRole("img", { name: "A slope in the evening." }).scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes("/albums/"))).toEqual([]);
  await page.getByRole("button", { name: /A wedding on a summit/ }).click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", /A wedding on a summit/);
  await expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toHaveText("A wedding on a summit");
});
