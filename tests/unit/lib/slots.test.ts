import { describe, expect, it } from "vitest";
import { sizesOf, slotFor } from "../../../app/lib/slots.ts";

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
    expect(sizesOf({ phone: 0.915, tablet: 0.5, desktop: 0.3333, max: 520 })).toBe(
      "(width < 34rem) 91.5vw, (width < 62rem) 50vw, min(33.33vw, 520px)",
    );
  });
});
