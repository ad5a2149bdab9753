/**
 * Where a picture stands, as a share of the viewport's width on a phone, a tablet and a desktop (site/layout.ts says where
 * they begin), and its greatest width in CSS pixels. The build makes the widths each slot needs, and sizes.ts says the same
 * to the browser.
 */
export type Slot = {
  phone: number;
  tablet: number;
  desktop: number;
  max: number;
  /** Where a phone's layout ends, in rem, if not where a phone does. */
  stackedUnder?: number;
  /** The shapes (width by height) that a picture is cropped to: under a desktop's width, and from there. */
  crop?: { narrow: number; desktop: number };
  /** For a picture whose width follows a height: it fills a masthead, or stands free in it. */
  tall?: {
    as: "filling" | "standing";
    /** On an upright phone: the height as a share of the window's, and the point of the picture that stays in view. */
    upright?: { share: number; anchor: number };
  };
};

type Area = "full" | "main" | "matter";

/** The width of each area, measured in the layout: whole page, twelve columns, or the eight right of a section's heading. */
const areas: Record<Area, Slot> = {
  full: { phone: 1, tablet: 1, desktop: 1, max: 2400 },
  main: { phone: 0.915, tablet: 0.92, desktop: 0.92, max: 1575 },
  matter: { phone: 0.915, tablet: 0.92, desktop: 0.61, max: 1041 },
};

export type Span = { phone: number; tablet: number; desktop: number };

/** The slot of a tile that spans so many of twelve columns in its area. */
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

/** The slot of a picture of this shape: one that is cropped at its sides is drawn wider than its place. */
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
