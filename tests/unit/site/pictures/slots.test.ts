import { describe, expect, it } from "vitest";
import { fitSlot, sizesOf, slotFor } from "../../../../site/pictures/slots.ts";

describe("slotFor", () => {
  it("gives the whole area when nothing else is said", () => {
    expect(slotFor("full")).toEqual({ phone: 1, tablet: 1, desktop: 1, max: 2400 });
  });

  it("gives a tile its share of twelve columns at each width", () => {
    const whole = slotFor("main");
    const tile = slotFor("main", { phone: 12, tablet: 6, desktop: 4 });
    expect(tile.phone).toBeCloseTo(whole.phone, 3);
    expect(tile.tablet).toBeCloseTo(whole.tablet / 2, 3);
    expect(tile.desktop).toBeCloseTo(whole.desktop / 3, 3);
    expect(tile.max).toBe(Math.round(whole.max / 3));
  });

  it("is narrower beside a section's heading than across the page", () => {
    expect(slotFor("matter").desktop).toBeLessThan(slotFor("main").desktop);
    expect(slotFor("matter").phone).toBe(slotFor("main").phone);
  });
});

describe("sizesOf", () => {
  it("says the same as the slot, in the words of the sizes attribute", () => {
    expect(sizesOf({ phone: 0.915, tablet: 0.5, desktop: 0.3333, max: 520 }, 1.5)).toBe(
      "(width < 34rem) 91.5vw, (width < 62rem) 50vw, min(33.33vw, 520px)",
    );
  });

  it("follows a phone's layout as far as it goes", () => {
    expect(sizesOf({ phone: 1, tablet: 0.31, desktop: 0.31, max: 520, stackedUnder: 50 }, 1.5)).toBe(
      "(width < 50rem) 100vw, (width < 62rem) 31vw, min(31vw, 520px)",
    );
  });

  it("asks for the width that a height needs", () => {
    const slot = { phone: 1, tablet: 1, desktop: 1, max: 2400 };
    expect(sizesOf({ ...slot, tall: { height: "62svh", across: 1 } }, 1.5)).toBe("max(100vw, calc(62svh * 1.5))");
    expect(sizesOf({ ...slot, tall: { height: "62svh", across: 0 } }, 1.5)).toBe("calc(62svh * 1.5)");
  });
});

describe("fitSlot", () => {
  const slot = slotFor("main", { phone: 12, tablet: 6, desktop: 4 }, { narrow: 4 / 3, desktop: 8 / 9 });

  it("widens a picture by what is cropped from its sides", () => {
    const fitted = fitSlot(slot, 4 / 3);
    expect([fitted.phone, fitted.tablet]).toEqual([slot.phone, slot.tablet]);
    expect(fitted.desktop).toBeCloseTo(slot.desktop * 1.5, 2);
    expect(fitted.max).toBe(Math.round(slot.max * 1.5));
  });

  it("leaves a picture that is cropped above and below as wide as its place", () => {
    expect(fitSlot(slot, 0.5)).toMatchObject({ phone: slot.phone, desktop: slot.desktop, max: slot.max });
  });
});
