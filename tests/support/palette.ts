import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** Page object of the search. */
export const searchButton = (page: Page) => page.locator("header [data-opens=search]");
export const palette = (page: Page) => page.locator("dialog[open]:has([role=combobox])");
export const field = (page: Page) => palette(page).getByRole("combobox");
export const options = (page: Page) => palette(page).getByRole("option");
export const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });

/** Opens the search with its button and waits until it is ready. */
export const openPalette = async (page: Page) => {
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
};

export const ask = async (page: Page, question: string) => {
  await field(page).fill(question);
  await expect(field(page)).toHaveValue(question);
};
