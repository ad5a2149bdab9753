import type { Page } from "@playwright/test";
import { expect, pathOf } from "./browser.ts";

/** Captions and alt texts of photos in fixtures/whole. */
export const badlands = ["1 of 62: Badlands Made before breakfast.", "A bare slope under a pale sky."] as const;
export const lake = ["3 of 62: Lake", "A hill above still water."] as const;
export const moon = ["4 of 62: Moon", "A moon as round as its frame is square."] as const;

/** Page object of the photo viewer. */
export const viewer = (page: Page) => page.getByRole("dialog", { name: "Photo viewer" });
export const control = (page: Page, name: string) => viewer(page).getByRole("button", { name, exact: true });
const caption = (page: Page) =>
  viewer(page)
    .getByRole("paragraph")
    .filter({ hasText: /^\d+ of \d+: / });

/** A link that opens the viewer: "View larger: Lake. A hill above still water." */
export const photoLink = (page: Page, title: string) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^View larger: ${title}\\.`) });

/** Expects a photo, both in what a screen reader announces and in what is visible. */
export const expectShown = async (page: Page, said: string, alt: string) => {
  await expect(caption(page)).toHaveText(said);
  await expect(viewer(page).getByRole("group").getByRole("img", { name: alt, exact: true })).toBeInViewport();
};

export const expectClosed = (page: Page) => expect(viewer(page)).toHaveCount(0);

export const expectAddress = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

/** The zoom factor, where 1 shows the whole photo. */
export const zoomOf = (page: Page) =>
  viewer(page)
    .locator(".yarl__slide_current .yarl__slide_wrapper")
    .evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);

type Point = { x: number; y: number };

/** Fingers that each move from one point to another. */
export const touch = async (page: Page, ...fingers: { from: Point; to: Point }[]) => {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 8) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
};
