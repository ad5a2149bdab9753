import { codesOf } from "../../app/islands/gear/things.ts";
import { expect, hydrated, open, test } from "../support/browser.ts";
import {
  all,
  box,
  button,
  gramsOf,
  groups,
  key,
  kilograms,
  path,
  priceOf,
  progress,
  radio,
  rows,
  said,
  stored,
  sum,
  things,
  titleOf,
  tool,
} from "./gear-page.ts";

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
  await expect(totals.first()).toHaveText(`${share} of the weight${together}`);

  await box(page, 0).focus();
  await page.keyboard.press("Space");
  const left = kilograms(sum(things.slice(1).map(gramsOf)));
  await expect(said(page)).toHaveText(`1 of ${things.length} packed, ${left} left to pack`);

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
  await page.keyboard.type("0");
  await expect(amount, "what is not to pack can still be typed over").toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  const tripled = things.map((thing, index) => gramsOf(thing) * (index === 2 ? 3 : 1));
  await expect(progress(page)).toContainText(`${kilograms(sum(tripled.slice(2)))} left to pack`);
  await radio(page, "g and kg").focus();
  await page.keyboard.press("ArrowRight");
  await expect(progress(page)).toContainText(`${(sum(tripled.slice(2)) / 453.592_37).toFixed(1)}\u00a0lb left to pack`);

  await page.reload();
  await hydrated(page);
  await expect(progress(page)).toContainText(`2 of ${things.length} packed`);
  await expect(progress(page)).toContainText("lb left to pack");
  await expect(rows(page)).toHaveCount(things.length);
  await expect(rows(page).nth(2)).toContainText("oz ×\u00a03 about $");
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
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("gear")))).toEqual([]);
});

for (const width of [320, 375, 768, 1440]) {
  test(`a number of pieces touches neither price nor words, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      ([name, codes]) => localStorage.setItem(name, JSON.stringify({ packed: [], amounts: Object.fromEntries(codes) })),
      [key, codesOf(things.map(({ title }) => title)).map((code): [string, number] => [code, 99])] as const,
    );
    await open(page, path);
    await expect(rows(page).first()).toContainText("×\u00a099");
    const touching = await rows(page).evaluateAll((list) => {
      // What only screen readers hear lies anywhere.
      const lines = (within: Element): DOMRect[] =>
        getComputedStyle(within).position === "absolute" && within.matches("span")
          ? []
          : [...within.childNodes].flatMap((node) => {
              if (node instanceof Element) return lines(node);
              const range = document.createRange();
              range.selectNode(node);
              return [...range.getClientRects()];
            });
      const linesOf = (row: Element, part: string) => [...row.querySelectorAll(`:scope > ${part}`)].flatMap(lines);
      const isApart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      return list.filter((row) => {
        const own = linesOf(row, "small");
        const others = [...linesOf(row, "span"), ...linesOf(row, "data")];
        return own.length === 0 || own.some((line) => others.some((other) => !isApart(line, other)));
      }).length;
    });
    expect(touching).toBe(0);
  });
}

test("paper gets a checklist with boxes, marks and totals, without controls", async ({ page }) => {
  await open(page, path);
  await box(page, 0).check();
  await page.emulateMedia({ media: "print" });
  await expect(rows(page)).toHaveCount(things.length);
  // Words that only screen readers hear are not printed, and a box has its name from them.
  const printed = (index: number) => rows(page).nth(index).getByRole("checkbox");
  for (const index of [0, 1, things.length - 1]) await expect(printed(index)).toBeVisible();
  await expect(printed(0)).toBeChecked();
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
