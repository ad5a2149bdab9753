import { describe, expect, it } from "vitest";
import { breakpoints, rem } from "../../../../site/layout.ts";
import { type Slot, slotFor } from "../../../../site/pictures/slots.ts";
import { widthsFor } from "../../../../site/pictures/widths.ts";

const slots: Record<string, Slot> = {
  masthead: slotFor("full"),
  "tile of four columns": slotFor("main", { phone: 12, tablet: 6, desktop: 4 }),
  "tile of two on a phone": slotFor("matter", { phone: 6, tablet: 4, desktop: 3 }),
  gallery: { phone: 1, tablet: 0.5, desktop: 0.36, max: 800 },
  "thumb nail": { phone: 0.2, tablet: 0.1, desktop: 0.06, max: 80 },
};

const [tablet, desktop] = [breakpoints.phone * rem, breakpoints.desktop * rem];
const windows = [320, 360, 375, 390, 430, tablet - 1, tablet, 768, 820, desktop - 1, desktop, 1280, 1440, 1920, 2560];

/** The slot's width in a window, as `sizes` says it. */
const layout = (slot: Slot, window: number) => {
  if (window < tablet) return slot.phone * window;
  if (window < desktop) return slot.tablet * window;
  return Math.min(slot.desktop * window, slot.max);
};

describe.each(Object.entries(slots))("widths of a %s", (_name, slot) => {
  const widest = Math.max(...windows.map((window) => layout(slot, window)));

  it.each([1, 2])("give every window a file that is sharp and not wasteful at %dx", (density) => {
    const original = 4000;
    const widths = widthsFor(slot, original);
    for (const window of windows) {
      const need = layout(slot, window) * density;
      const served = widths.find((width) => width >= need);
      if (served === undefined) expect(widths.at(-1)).toBe(2480);
      else expect(served / need, `${window} px at ${density}x`).toBeLessThanOrEqual(1.35);
    }
  });

  it("are never wider than 1.35 times the widest layout at 2x", () => {
    for (const original of [60, 300, 1400, 2000, 6000]) {
      for (const width of widthsFor(slot, original)) expect(width).toBeLessThanOrEqual(widest * 2 * 1.35);
    }
  });

  it("never enlarge the picture, and come close to all it has", () => {
    for (const original of [60, 300, 1100, 1400, 2000]) {
      const widths = widthsFor(slot, original);
      expect(Math.max(...widths)).toBeLessThanOrEqual(original);
      expect(Math.max(...widths) * 1.35).toBeGreaterThanOrEqual(Math.min(original, widest * 2));
    }
  });

  it("rise, and name no width twice", () => {
    const widths = widthsFor(slot, 1400);
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
  });
});

describe("widths of what a page begins with", () => {
  it("stand closer together where phones choose among them", () => {
    const first = widthsFor({ ...slotFor("full"), tall: { as: "standing" } }, 2000);
    for (const need of [780, 900, 1040, 1200, 1400]) {
      const served = first.find((width) => width >= need) ?? Number.NaN;
      expect(served / need, `${need} px`).toBeLessThanOrEqual(1.18);
    }
  });
});
