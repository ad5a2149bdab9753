import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, hydrated, open, pathOf, test } from "../support/browser.ts";
import {
  all,
  box,
  button,
  groups,
  key,
  kilograms,
  path,
  progress,
  said,
  stored,
  things,
  titleOf,
  tool,
} from "./gear-page.ts";

/** The code of the one thing that is packed. */
const packedCode = async (page: Page) => {
  const { packed } = JSON.parse((await stored(page)) ?? "{}") as { packed: string[] };
  return packed.join("");
};

const textOf = async (download: Download) => readFile((await download.path()) ?? "", "utf8");

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
    .toMatch(new RegExp(`^2 of ${things.length} packed, .* left to pack\\n\\n${groups[0]?.title}\\n\\[ \\] `));

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

test("changes of a shared list outlast a reload, and go when the visitor goes back to the own list", async ({
  page,
}) => {
  await open(page, path);
  await box(page, 3).check();
  const address = `${path}?pack=the-gear.${await packedCode(page)}`;
  await page.goto(address);
  await hydrated(page);
  await expect(tool(page)).toContainText("This list was shared with you.");
  await box(page, 5).check();
  await box(page, 3).uncheck();
  await page.reload();
  await hydrated(page);
  await expect(box(page, 5)).toBeChecked();
  await expect(box(page, 3)).not.toBeChecked();

  await button(page, "Clear").click();
  await page.reload();
  await hydrated(page);
  await expect(tool(page)).toContainText("This list was shared with you.");
  await expect(progress(page)).toHaveText(`${things.length} things${kilograms(all)}`);

  await button(page, "Back to mine").click();
  await expect(box(page, 3)).toBeChecked();
  await page.goto(address);
  await hydrated(page);
  await expect(box(page, 3)).toBeChecked();
  await expect(box(page, 5)).not.toBeChecked();
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
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Load from JSON").click()]);
    await chooser.setFiles({ name: "list.json", mimeType: "application/json", buffer: Buffer.from(text) });
  };
  await button(page, "Clear").click();
  await expect(box(page, 0)).not.toBeChecked();
  await load("{");
  await expect(said(page)).toContainText("not a list that was saved here");
  await load(json.replace('"camp-the-gear"', '"ppg-kit"'));
  await expect(said(page)).toContainText("of another list");
  await expect(box(page, 0)).not.toBeChecked();

  // A file that is gone when it is read.
  await page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = () => {
      Blob.prototype.text = text;
      return Promise.reject(new DOMException("gone", "NotReadableError"));
    };
  });
  await load(json);
  await expect(said(page)).toContainText("not a list that was saved here");
  await expect(tool(page).locator("input[type=file]")).toHaveValue("");
  await expect(box(page, 0)).not.toBeChecked();
  await load(json);
  await expect(said(page)).toContainText(`Loaded: 1 of ${things.length} packed`);
  await expect(box(page, 0)).toBeChecked();
});
