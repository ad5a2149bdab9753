import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The violations that axe finds, in the whole page or a part of it. */
export const faultsOf = async (page: Page, part?: string) => {
  // Pages have no frames at load, so axe need not open a second page to collect the results of frames.
  // Passed checks are not reported in full: describing every such element takes longer than checking it.
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

/** A theme changes only colors and a width only the layout, so two combinations cover both. */
export const looks = [
  { colorScheme: "dark", width: 375 },
  { colorScheme: "light", width: 1440 },
] as const;

export const putOn = async (page: Page, { colorScheme, width }: (typeof looks)[number]) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
};
