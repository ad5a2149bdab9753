import type { Page } from "@playwright/test";
import { topics } from "../support/content.ts";

/** The list of gear on the camping page, as its content has it and as its page shows it. */

export const path = "/camp";
export const key = "gear-camp-the-gear-1";

export const groups = topics
  .filter((topic) => topic.path === path)
  .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "gear" && block.pack ? block.groups : [])));
export const things = groups.flatMap(({ items }) => items);
type Thing = (typeof things)[number];

export const titleOf = (index: number) => things[index]?.title ?? "";
export const gramsOf = ({ weight = 0, quantity }: Thing) => weight * quantity;
export const priceOf = ({ price = 0, quantity }: Thing) => price * quantity;
export const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
export const kilograms = (grams: number) => `${(grams / 1000).toFixed(1)}\u00a0kg`;
export const all = sum(things.map(gramsOf));

export const tool = (page: Page) => page.locator("#the-gear");
export const box = (page: Page, index: number) =>
  tool(page).getByRole("checkbox", { name: `Packed: ${titleOf(index)}` });
export const progress = (page: Page) => tool(page).locator("p:has(b + span)");
export const rows = (page: Page) => tool(page).locator("li:has(data)");
export const said = (page: Page) => tool(page).locator("output");
export const radio = (page: Page, name: string) => tool(page).getByRole("radio", { name, exact: true });
export const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
export const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
