import type { Page } from "@playwright/test";
import { expect, open, pathOf } from "../support/browser.ts";

/** The photography page's gallery and its viewer, as a visitor names their parts. */

export const photo = (page: Page, title: string) =>
  page.locator("#gallery").getByRole("link", { name: new RegExp(`^Enlarge: ${title}`) });
export const viewer = (page: Page) => page.getByRole("dialog", { name: "Photo viewer" });
export const shown = (page: Page) => viewer(page).locator(".yarl__slide_current");
export const button = (page: Page, name: string) => viewer(page).getByRole("button", { name, exact: true });
const caption = (page: Page) => viewer(page).locator("p[aria-live]");

/** The photo in view, told by its file, so that a caption alone does not pass. */
export const expectShown = async (page: Page, slug: string, title: string) => {
  await expect(shown(page).locator("picture img")).toHaveAttribute("src", new RegExp(`photography-${slug}-`));
  await expect(caption(page)).toContainText(title);
};

export const address = (slug: string) => `/photography/${slug}`;

/** The gallery with a photo open in the viewer. */
export const openPhoto = async (page: Page, slug: string) => {
  await open(page, `/photography?photo=${slug}`);
  await expect(viewer(page)).toBeVisible();
};

export const expectAddress = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

export const scale = (page: Page) =>
  shown(page)
    .locator(".yarl__slide_wrapper")
    .evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);

/** Until every movement that has an end has ended. */
export const still = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .filter(({ playState }) => playState === "running").length,
      ),
    )
    .toBe(0);
