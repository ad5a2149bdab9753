import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe finds wrong, in the whole page or a part of it. */
export const faultsOf = async (page: Page, part?: string) => {
  // No page here has a frame before it is asked for, so the checker needs no second page to gather frames' results in.
  // What it finds right is only counted: to describe every such element takes it longer than to look.
  const checker = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .withTags(tags);
  const { violations, passes } = await (part ? checker.include(part) : checker).analyze();
  expect(passes.length, "axe has looked at the page").toBeGreaterThanOrEqual(part ? 5 : 20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
};

/** A theme changes colors alone and a width the layout alone, so two looks are enough for both of each. */
export const looks = [
  { colorScheme: "dark", width: 375 },
  { colorScheme: "light", width: 1440 },
] as const;

export const putOn = async (page: Page, { colorScheme, width }: (typeof looks)[number]) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
};
