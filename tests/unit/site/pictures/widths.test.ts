import { expect, it } from "vitest";
import { breakpoints, rem } from "../../../../site/layout.ts";
import { type Slot, fitSlot, slotFor } from "../../../../site/pictures/slots.ts";
import { widthsFor } from "../../../../site/pictures/widths.ts";

const slots: Slot[] = [
  slotFor("full"),
  slotFor("main", { phone: 12, tablet: 6, desktop: 4 }),
  slotFor("matter", { phone: 6, tablet: 4, desktop: 3 }),
  { phone: 1, tablet: 0.5, desktop: 0.36, max: 800 },
  { phone: 0.2, tablet: 0.1, desktop: 0.06, max: 80 },
];

const [tablet, desktop] = [breakpoints.phone * rem, breakpoints.desktop * rem];
const windows = [320, 390, 430, tablet - 1, tablet, 820, desktop - 1, desktop, 1440, 1920, 2560];

/** The slot's width in a viewport, according to `sizes`. */
const layout = (slot: Slot, window: number) => {
  if (window < tablet) return slot.phone * window;
  if (window < desktop) return slot.tablet * window;
  return Math.min(slot.desktop * window, slot.max);
};

it("every viewport gets a file that is sharp at 1x and 2x, and at most a third too wide", () => {
  const faults: string[] = [];
  for (const slot of slots) {
    const widths = widthsFor(slot, 4000);
    for (const need of windows.flatMap((window) => [layout(slot, window), 2 * layout(slot, window)])) {
      const served = widths.find((width) => width >= need * 0.985);
      if (served === undefined ? widths.at(-1) !== 2880 : served / need > 1.35) faults.push(`${need} px: ${served}`);
    }
  }
  expect(faults).toEqual([]);
});

it("no file is wider than its picture, and the widest is nearly as wide", () => {
  const widest = [60, 300, 1070, 1400].map((intrinsic) => widthsFor(slotFor("full"), intrinsic).at(-1));
  expect(widest).toEqual([60, 300, 1030, 1380]);
});

it("a picture cropped at its sides is rendered wider than its box", () => {
  const slot = slotFor("main", { phone: 12, tablet: 6, desktop: 4 }, { narrow: 4 / 3, desktop: 8 / 9 });
  expect(fitSlot(slot, 4 / 3)).toMatchObject({ phone: slot.phone, tablet: slot.tablet, max: 788 });
  expect(fitSlot(slot, 0.5)).toMatchObject({ phone: slot.phone, desktop: slot.desktop, max: slot.max });
});
