import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, hydrated, open, pathOf, test } from "../support/browser.ts";
import { topics } from "../support/content.ts";

const path = "/camp";
const key = "gear-camp-the-gear-1";

const groups = topics
  .filter((topic) => topic.path === path)
  .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "gear" && block.pack ? block.groups : [])));
const things = groups.flatMap(({ items }) => items);
type Thing = (typeof things)[number];

const titleOf = (index: number) => things[index]?.title ?? "";
const gramsOf = ({ weight = 0, quantity }: Thing) => weight * quantity;
const priceOf = ({ price = 0, quantity }: Thing) => price * quantity;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const kilograms = (grams: number) => `${(grams / 1000).toFixed(1)}\u00a0kg`;
const all = sum(things.map(gramsOf));

const tool = (page: Page) => page.locator("#the-gear");
const box = (page: Page, index: number) => tool(page).getByRole("checkbox", { name: `Packed: ${titleOf(index)}` });
const progress = (page: Page) => tool(page).locator("p:has(b + span)");
const rows = (page: Page) => tool(page).locator("li:has(data)");
const said = (page: Page) => tool(page).locator("output");
const radio = (page: Page, name: string) => tool(page).getByRole("radio", { name, exact: true });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const textOf = async (download: Download) => readFile((await download.path()) ?? "", "utf8");

test("by keyboard alone: mark, sort, show what is left, change a quantity; all but the look is kept", async ({
  page,
}) => {
  await open(page, path);
  await expect(progress(page)).toHaveText(`${things.length} things${kilograms(all)}`);
  await expect(said(page)).toHaveText("");
  const totals = tool(page).locator("p:has(svg)");
  await expect(totals).toHaveCount(groups.length);
  const first = groups[0]?.items ?? [];
  const price = `$${sum(first.map(priceOf)).toLocaleString("en")}`;
  const share = (sum(first.map(gramsOf)) / all).toLocaleString("en", { style: "percent" });
  const together = `Together about ${price} and ${kilograms(sum(first.map(gramsOf)))}`;
  await expect(totals.first()).toHaveText(`${share} of the weight, 0\u00a0g packed${together}`);

  await box(page, 0).focus();
  await page.keyboard.press("Space");
  const left = kilograms(sum(things.slice(1).map(gramsOf)));
  await expect(said(page)).toHaveText(`1 of ${things.length} packed, ${left} left to find`);

  await radio(page, "As listed").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Weight")).toBeChecked();
  const heaviest = things.toSorted((one, other) => gramsOf(other) - gramsOf(one))[0];
  await expect(rows(page).first()).toContainText(heaviest?.title ?? "");
  await radio(page, "As listed").focus();
  await page.keyboard.press("Space");

  await radio(page, "All").focus();
  await page.keyboard.press("ArrowRight");
  await expect(rows(page)).toHaveCount(things.length - 1);
  await box(page, 1).focus();
  await page.keyboard.press("Space");
  await expect(box(page, 1)).toHaveCount(0);
  await expect(box(page, 2), "the keyboard goes on with the next thing").toBeFocused();

  await button(page, "Change quantities").focus();
  await page.keyboard.press("Enter");
  const amount = tool(page).getByRole("spinbutton", { name: `How many: ${titleOf(2)}`, exact: true });
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  const tripled = things.map((thing, index) => gramsOf(thing) * (index === 2 ? 3 : 1));
  await expect(progress(page)).toContainText(`${kilograms(sum(tripled.slice(2)))} left to find`);
  await radio(page, "g and kg").focus();
  await page.keyboard.press("ArrowRight");
  await expect(progress(page)).toContainText(`${(sum(tripled.slice(2)) / 453.592_37).toFixed(1)}\u00a0lb left to find`);

  await page.reload();
  await hydrated(page);
  await expect(progress(page)).toContainText(`2 of ${things.length} packed`);
  await expect(progress(page)).toContainText("lb left to find");
  await expect(rows(page)).toHaveCount(things.length);
  await expect(rows(page).nth(2)).toContainText("×\u00a03, ");
  await expect(said(page), "nothing is said of what was done before").toHaveText("");
  await radio(page, "g and kg").check();
  await button(page, "Change quantities").click();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await button(page, "Clear").focus();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("Marks and quantities are cleared.");
  await expect(tool(page).locator("li :checked")).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test("what is broken is ignored, two tabs agree, and a shared list leaves the own one alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript((name) => {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, '{"packed":[7],"amounts":');
  }, key);
  await open(page, `${path}?pack=the-gear.%F0_x-9999#the-gear`);
  await expect(progress(page)).toHaveText(`${things.length} things${kilograms(all)}`);
  await page.goto(path);
  await hydrated(page);
  await box(page, 3).check();

  const other = await context.newPage();
  await open(other, path);
  await expect(box(other, 3)).toBeChecked();
  await box(other, 4).check();
  await expect(box(page, 4)).toBeChecked();

  await other.close();

  await button(page, "Copy a link").click();
  await expect(said(page)).toHaveText("Copied.");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/camp\?pack=the-gear\.[a-z0-9]{8}#the-gear$/);
  await button(page, "Copy as text").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^2 of ${things.length} packed, .* left to find\\n\\n${groups[0]?.title}\\n\\[ \\] `));

  await box(page, 3).uncheck();
  await box(page, 4).uncheck();
  await box(page, 0).check();
  const own = await stored(page);
  await page.goto(address);
  await hydrated(page);
  await expect(tool(page)).toContainText("This list was shared with you.");
  await expect(box(page, 0)).not.toBeChecked();
  await box(page, 5).check();
  await expect(progress(page)).toContainText(`3 of ${things.length} packed`);
  expect(await stored(page)).toBe(own);
  await button(page, "Back to mine").click();
  await expect(box(page, 0)).toBeChecked();
  await expect(box(page, 3)).not.toBeChecked();
  expect(pathOf(page)).toBe(path);

  await page.goto(address);
  await hydrated(page);
  await button(page, "Make it mine").click();
  await expect.poll(() => pathOf(page)).toBe(path);
  await page.reload();
  await hydrated(page);
  await expect(box(page, 0)).not.toBeChecked();
  await expect(box(page, 3)).toBeChecked();
});

test("a list is saved as CSV and JSON, and loaded again; other files change nothing", async ({ page }) => {
  await open(page, path);
  await box(page, 0).check();
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    await expect(said(page)).toHaveText(`Saved as ${file.suggestedFilename()}.`);
    return file;
  };
  const csv = await download("Save as CSV");
  expect(csv.suggestedFilename()).toBe("camp-the-gear.csv");
  const lines = (await textOf(csv)).split("\r\n");
  expect(lines[0]).toBe("\u{FEFF}Group,Thing,Quantity,Packed,Price each,Grams each,Comment");
  expect(lines[1]).toContain(`${titleOf(0)},1,TRUE,${things[0]?.price},${things[0]?.weight},`);
  expect(lines.length).toBe(things.length + 2);

  const json = await textOf(await download("Save as JSON"));
  const load = async (text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Load a JSON").click()]);
    await chooser.setFiles({ name: "list.json", mimeType: "application/json", buffer: Buffer.from(text) });
  };
  await button(page, "Clear").click();
  await expect(box(page, 0)).not.toBeChecked();
  await load("{");
  await expect(said(page)).toContainText("not a list that was saved here");
  await load(json.replace('"camp-the-gear"', '"ppg-kit"'));
  await expect(said(page)).toContainText("of another list");
  await expect(box(page, 0)).not.toBeChecked();
  await load(json);
  await expect(said(page)).toContainText(`Loaded: 1 of ${things.length} packed`);
  await expect(box(page, 0)).toBeChecked();
});

test("paper gets a checklist with boxes, marks and totals, without controls", async ({ page }) => {
  await open(page, path);
  await box(page, 0).check();
  await page.emulateMedia({ media: "print" });
  await expect(rows(page)).toHaveCount(things.length);
  for (const index of [0, 1, things.length - 1]) await expect(box(page, index)).toBeVisible();
  await expect(box(page, 0)).toBeChecked();
  await expect(tool(page).locator("p:has(svg)").first()).toBeVisible();
  await expect(tool(page).locator("button:visible, input[type=radio]:visible, progress:visible")).toHaveCount(0);
  const doubled = await rows(page)
    .locator("> span")
    .evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node, "::before").content !== "none").length);
  expect(doubled, "one box each").toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list, its boxes and totals are there, and nothing that only scripts could answer", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(rows(page)).toHaveCount(things.length);
    await expect(tool(page)).toContainText(`In all about $${sum(things.map(priceOf)).toLocaleString("en")}`);
    await expect(progress(page)).toHaveText(`${things.length} things${kilograms(all)}`);
    await expect(tool(page).locator("button:visible, input[type=radio]:visible, progress:visible")).toHaveCount(0);
    await expect(page.getByText("The marks stay on this device")).toBeHidden();
    await box(page, 1).check();
    await expect(box(page, 1)).toBeChecked();
    const target = await box(page, 1).locator("..").boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
  });
});
