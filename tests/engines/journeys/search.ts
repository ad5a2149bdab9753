import { expect } from "vitest";
import { type Journey, type Visitor, phone } from "../journey.ts";

const button = "header [data-asks=search]";

const state = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("dialog[open] [role=combobox]");
    const active = field?.getAttribute("aria-activedescendant");
    return {
      open: field !== null,
      focused: field !== null && document.activeElement === field,
      chosen: active ? document.getElementById(active)?.querySelector("b")?.textContent : undefined,
    };
  });

const openSearch = async (visitor: Visitor) => {
  await expect.poll(() => visitor.evaluate((name) => document.querySelector(name) !== null, button)).toBe(true);
  await visitor.click(button);
  await expect.poll(() => state(visitor)).toMatchObject({ open: true, focused: true });
};

export const search = (journey: Journey) => {
  journey("finds a section by a mistyped word, and Back leads to the page before", {}, async (visitor) => {
    const { visit, type, press, text, address, go } = visitor;
    await visit("/contact");
    await openSearch(visitor);
    await type("batery");
    await expect.poll(async () => (await state(visitor)).chosen).toBe("Batteries");
    await press("Enter");
    await expect.poll(() => text("main h1")).toBe("Drones");
    expect(await address()).toBe("/drones#batteries");
    expect((await state(visitor)).open).toBe(false);
    await go(-1);
    await expect.poll(() => text("main h1")).toBe("Contact");
    expect((await state(visitor)).open).toBe(false);
  });

  journey("closes on Back and on Esc, where the visitor was", { size: phone }, async (visitor) => {
    const { visit, press, go, address, scrollTo, scrollTop, evaluate } = visitor;
    await visit("/camp");
    await scrollTo(400);
    await openSearch(visitor);
    await go(-1);
    await expect.poll(() => state(visitor)).toMatchObject({ open: false });
    expect(await address()).toBe("/camp");
    expect(await scrollTop()).toBe(400);
    await openSearch(visitor);
    await press("Escape");
    await expect.poll(() => state(visitor)).toMatchObject({ open: false });
    expect(await evaluate((name) => document.activeElement?.matches(name), button)).toBe(true);
    expect(await scrollTop()).toBe(400);
  });
};
