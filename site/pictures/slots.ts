/** Fractions of the viewport's width; `max` is in CSS pixels. sizes.ts translates them for browsers. */
export type Slot = {
  phone: number;
  tablet: number;
  desktop: number;
  max: number;
  /** The width in rem up to which the phone layout applies, if it isn't the phone breakpoint. */
  stackedUnder?: number;
  /** The ratio a picture is cropped to, below the desktop breakpoint and from it on. */
  crop?: { narrow: number; desktop: number };
  /** The picture fills a masthead, so its width depends on the height. */
  fills?: true;
};

type Area = "full" | "main" | "matter";

/** Measured in the layout: the whole page, twelve columns, or the eight to the right of a section's heading. */
const areas: Record<Area, Slot> = {
  full: { phone: 1, tablet: 1, desktop: 1, max: 2400 },
  main: { phone: 0.915, tablet: 0.92, desktop: 0.92, max: 1575 },
  matter: { phone: 0.915, tablet: 0.92, desktop: 0.61, max: 1041 },
};

export type Span = { phone: number; tablet: number; desktop: number };

export const slotFor = (
  area: Area,
  span: Span = { phone: 12, tablet: 12, desktop: 12 },
  crop?: Slot["crop"],
): Slot => ({
  phone: round((areas[area].phone * span.phone) / 12),
  tablet: round((areas[area].tablet * span.tablet) / 12),
  desktop: round((areas[area].desktop * span.desktop) / 12),
  max: Math.round((areas[area].max * span.desktop) / 12),
  ...(crop ? { crop } : {}),
});

/** A picture that is cropped at the sides is drawn wider than its slot. */
export const fitSlot = (slot: Slot, ratio: number): Slot => {
  if (!slot.crop) return slot;
  const narrow = Math.max(1, ratio / slot.crop.narrow);
  const desktop = Math.max(1, ratio / slot.crop.desktop);
  return {
    ...slot,
    phone: round(slot.phone * narrow),
    tablet: round(slot.tablet * narrow),
    desktop: round(slot.desktop * desktop),
    max: Math.round(slot.max * desktop),
  };
};

const round = (share: number) => Math.round(share * 1000) / 1000;
