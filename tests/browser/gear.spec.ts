import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, pathOf, test } from "../support/browser.ts";

const path = "/camp";
const tool = (page: Page) => page.locator("#the-gear");
const rows = (page: Page) => tool(page).locator("li", { has: page.getByRole("checkbox") });
const box = (page: Page, title: string) => tool(page).getByRole("checkbox", { name: `Packed: ${title}` });
const amount = (page: Page, title: string) => tool(page).getByRole("spinbutton", { name: `Quantity: ${title}` });
const radio = (page: Page, name: string) => tool(page).getByRole("radio", { name, exact: true });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const announced = (page: Page) => tool(page).getByRole("status");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const controls = (page: Page) => tool(page).locator("button:visible, input[type=radio]:visible, progress:visible");

test("checking off items updates progress and sums", async ({ page }) => {
  await open(page, path);
  await expect(announced(page)).toHaveText("");
  await expect(tool(page)).toContainText("4 items1.9 kg");
  await expect(tool(page)).toContainText("82% of the weightSubtotal: about $212 and 1.6 kg");
  await expect(tool(page)).toContainText("18% of the weightSubtotal: about $40 and 350 g (weighed items only)");
  await expect(tool(page)).toContainText("Total: about $252 and 1.9 kg (weighed items only)");
  await box(page, "Tent").press("Space");
  await expect(announced(page)).toHaveText("1 of 4 packed, 446 g left to pack");
  await expect(tool(page)).toContainText("82% of the weight, 1.5 kg packed");
  for (const title of ["Peg", "Spoon", "Stove"]) await box(page, title).press("Space");
  await expect(announced(page)).toHaveText("All packed");
  await page.emulateMedia({ media: "print" });
  await expect(rows(page).getByRole("checkbox", { checked: true }), "on paper").toHaveCount(4);
  await expect(controls(page)).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await button(page, "Reset").press("Enter");
  await expect(announced(page)).toHaveText("List reset.");
  await expect(tool(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("the list can be sorted and filtered, and the focus moves on when its item disappears", async ({ page }) => {
  await open(page, path);
  await radio(page, "Original order").focus();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Price")).toBeChecked();
  await expect(rows(page)).toContainText(["Tent", "Peg", "Stove", "Spoon"]);
  await radio(page, "To pack").check();
  await box(page, "Tent").focus();
  await page.keyboard.press("Space");
  await expect(rows(page)).toContainText(["Peg", "Stove", "Spoon"]);
  await expect(box(page, "Peg")).toBeFocused();
  for (const title of ["Peg", "Stove", "Spoon"]) await box(page, title).press("Space");
  await expect(tool(page)).toContainText("No items to show.");
  await expect(radio(page, "To pack")).toBeFocused();
  await radio(page, "Packed").check();
  await expect(rows(page)).toHaveCount(4);
});

test(
  "quantities and units change the sums, and are saved on the device for every tab",
  { tag: "@full" },
  async ({ page, context }) => {
    await open(page, path);
    await button(page, "Edit quantities").press("Enter");
    await amount(page, "Peg").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("0");
    await expect(tool(page)).toContainText("3 items1.9 kg");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("100");
    await amount(page, "Peg").fill("");
    await amount(page, "Peg").blur();
    await expect(amount(page, "Peg")).toHaveValue("100");
    await radio(page, "oz and lb").check();
    await expect(tool(page)).toContainText("Total: about $390 and 6.7 lb (weighed items only)");
    const other = await context.newPage();
    await open(other, path);
    await expect(rows(other).nth(1)).toContainText("0.42 oz each × 100");
    await box(other, "Tent").check();
    await expect(box(page, "Tent")).toBeChecked();
    await page.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.setItem(key, '{"packed":[7],')));
    await page.reload();
    await expect(tool(page), "broken storage is ignored").toContainText("4 items1.9 kg");
  },
);

test("a shared link shows the list and leaves the recipient's own list unchanged", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await box(page, "Peg").check();
  await button(page, "Edit quantities").click();
  await amount(page, "Stove").fill("2");
  await expect(tool(page)).toContainText("about $40 each");
  await button(page, "Copy link").click();
  await expect(announced(page)).toHaveText("Copied");
  const address = await clipboard(page);
  await amount(page, "Stove").fill("1");
  await box(page, "Peg").uncheck();
  await box(page, "Tent").check();

  await open(page, address);
  await expect(tool(page)).toContainText("This list was shared with you.");
  await expect(box(page, "Peg")).toBeChecked();
  await expect(box(page, "Tent")).not.toBeChecked();
  await expect(tool(page)).toContainText("Total: about $292");
  await box(page, "Spoon").check();
  await page.reload();
  await expect(box(page, "Spoon")).toBeChecked();
  await button(page, "Back to my list").click();
  await expect(button(page, "Edit quantities")).toBeFocused();
  expect(pathOf(page)).toBe(path);
  await expect(box(page, "Tent")).toBeChecked();
  await expect(box(page, "Peg")).not.toBeChecked();

  await open(page, address);
  await expect(box(page, "Spoon")).not.toBeChecked();
  await button(page, "Use this list").click();
  await expect.poll(() => pathOf(page)).toBe(path);
  await page.reload();
  await expect(box(page, "Peg")).toBeChecked();
  await expect(box(page, "Tent")).not.toBeChecked();

  await open(page, `${path}?pack=other-gear.tent`);
  await expect(tool(page), "the address of another list is ignored").not.toContainText("shared with you");
});

test("the list can be copied as text and downloaded as CSV", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await box(page, "Tent").check();
  await button(page, "Copy as text").click();
  await expect(announced(page)).toHaveText("Copied");
  expect((await clipboard(page)).replaceAll("\u00a0", " ")).toBe(
    [
      "1 of 4 packed, 446 g left to pack",
      "Sleep\n[x] Tent, 1,500 g\n[ ] Peg × 8, 12 g each",
      "[ ] Spoon\n[ ] Stove, 350 g",
      "Total: about $252 and 1.9 kg (weighed items only)",
    ].join("\n\n"),
  );
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
  expect(download.suggestedFilename()).toBe("camp-the-gear.csv");
  await expect(announced(page)).toHaveText("Downloaded camp-the-gear.csv.");
  expect((await readFile(await download.path(), "utf8")).split("\r\n")).toEqual([
    "\u{FEFF}Group,Item,Quantity,Packed,Unit price,Weight each (g),Comment",
    "Sleep,Tent,1,TRUE,200,1500,green",
    "Sleep,Peg,8,FALSE,1.5,12,",
    ",Spoon,1,FALSE,0,,",
    ",Stove,1,FALSE,40,350,",
    "",
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list has checkboxes and sums, without controls", async ({ page }) => {
    await page.goto(path);
    await expect(tool(page)).toContainText("4 items1.9 kg");
    await expect(tool(page)).toContainText("Total: about $252 and 1.9 kg (weighed items only)");
    await box(page, "Peg").check();
    await expect(controls(page)).toHaveCount(0);
    await expect(tool(page).getByText("The marks stay on this device")).toBeHidden();
  });
});
