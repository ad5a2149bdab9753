import { expect } from "vitest";
import { type Journey, type Visitor, phone } from "../journey.ts";

const toggle = "header button[aria-controls=menu]";

const state = ({ evaluate }: Visitor) =>
  evaluate(
    (button) => ({
      shown: document.getElementById("menu")?.checkVisibility() === true,
      expanded: document.querySelector(button)?.getAttribute("aria-expanded"),
    }),
    toggle,
  );

const closed = { shown: false, expanded: "false" };
const opened = { shown: true, expanded: "true" };

const openMenu = async (visitor: Visitor) => {
  await visitor.click(toggle);
  await expect.poll(() => state(visitor)).toEqual(opened);
};

/** Where the page behind stands in the window. */
const headingAt = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const { x = 0, y = 0, width = 0 } = document.querySelector("main h1")?.getBoundingClientRect() ?? {};
    return { x, y, width };
  });

export const menu = (journey: Journey) => {
  journey("holds the page behind it, and Esc closes it", { size: phone }, async (visitor) => {
    const { visit, scrollTo, scrollTop, wheel, press, evaluate } = visitor;
    await visit("/camp");
    expect(await state(visitor)).toEqual(closed);
    await scrollTo(600);
    const before = await headingAt(visitor);
    await openMenu(visitor);
    expect(await headingAt(visitor)).toEqual(before);
    await wheel(500);
    for (const key of ["PageDown", "End"] as const) await press(key);
    await press("Escape");
    await expect.poll(() => state(visitor)).toEqual(closed);
    expect(await evaluate((button) => document.activeElement?.matches(button), toggle)).toBe(true);
    expect(await scrollTop()).toBe(600);
    // The same wheel scrolls once the closed menu is drawn: the lock was the menu's.
    const turn = async () => {
      await wheel(100);
      return scrollTop();
    };
    await expect.poll(turn).toBeGreaterThan(700);
  });

  journey("closes when a link is followed, and on Back", { size: phone }, async (visitor) => {
    const { visit, click, text, go } = visitor;
    await visit("/contact");
    await openMenu(visitor);
    await click('#menu a[href="/engineering"]');
    await expect.poll(() => text("main h1")).toBe("Engineering");
    await expect.poll(() => state(visitor)).toEqual(closed);
    await openMenu(visitor);
    await go(-1);
    await expect.poll(() => text("main h1")).toBe("Contact");
    await expect.poll(() => state(visitor)).toEqual(closed);
  });

  journey("is the bar itself on a desktop", {}, async (visitor) => {
    const { visit, click, text } = visitor;
    await visit("/contact");
    expect((await state(visitor)).shown).toBe(true);
    await click('#menu a[href="/blog"]');
    await expect.poll(() => text("main h1")).toBe("Adventure");
  });
};
