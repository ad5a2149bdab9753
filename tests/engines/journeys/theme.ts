import { expect } from "vitest";
import { type Journey, type Visitor, phone } from "../journey.ts";

const lookOf = ({ evaluate }: Visitor) =>
  evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));

export const theme = (journey: Journey) => {
  journey("is changed by its button, and remembered on reload and on other pages", { size: phone }, async (visitor) => {
    const { visit, click } = visitor;
    await visit("/contact");
    const first = await lookOf(visitor);
    expect(first.scheme).toBe("light dark");
    await click("[data-theme-toggle]");
    const second = await lookOf(visitor);
    expect(second.ground).not.toBe(first.ground);
    await visit("/contact");
    expect(await lookOf(visitor)).toEqual(second);
    await visit("/engineering");
    expect((await lookOf(visitor)).scheme).toBe(second.scheme);
    await click("[data-theme-toggle]");
    expect((await lookOf(visitor)).scheme).not.toBe(second.scheme);
  });
};
