import type { Page } from "@playwright/test";

export const button = (page: Page) => page.getByRole("button", { name: "Get Random Foods" });
export const table = (page: Page) =>
  page.locator("table").filter({ has: page.getByRole("columnheader", { name: "Type" }) });
export const foods = (page: Page) => table(page).locator("tbody td").allInnerTexts();

/** A page whose dice show what the test wants: one number after the other, then the last again and again. */
export const loadDice = (page: Page, numbers: number[]) =>
  page.addInitScript((given) => {
    const left = [...given];
    Reflect.set(window, "setDice", (next: number[]) => left.splice(0, left.length, ...next));
    Math.random = () => (left.length > 1 ? left.shift() : left[0]) ?? 0;
  }, numbers);

export const setDice = (page: Page, numbers: number[]) =>
  page.evaluate((next) => (Reflect.get(window, "setDice") as (given: number[]) => void)(next), numbers);
