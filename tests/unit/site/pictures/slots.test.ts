import { describe, expect, it } from "vitest";
import { fitSlot, slotFor } from "../../../../site/pictures/slots.ts";

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
