import type { Page } from "@playwright/test";

/** Nobody knows how long anything takes here: until the test lets time go on, it stands still. */
export const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
};
