/**
 * Where a picture stands, as a share of the viewport's width on a phone (under 34rem), a tablet (under 62rem)
 * and a desktop, and its greatest width in CSS pixels. The build makes the widths each slot needs, and `sizes` says the same
 * to the browser.
 */
export type Slot = { phone: number; tablet: number; desktop: number; max: number };

type Area = "full" | "main" | "matter";

/** The width of each area, measured in the layout: whole sheet, twelve columns, or the eight right of a section's heading. */
const areas: Record<Area, Slot> = {
  full: { phone: 1, tablet: 1, desktop: 1, max: 2400 },
  main: { phone: 0.915, tablet: 0.92, desktop: 0.92, max: 1575 },
  matter: { phone: 0.915, tablet: 0.92, desktop: 0.61, max: 1041 },
};

export type Span = { phone: number; tablet: number; desktop: number };

/** The slot of a tile that spans so many of twelve columns in its area. */
export const slotFor = (area: Area, span: Span = { phone: 12, tablet: 12, desktop: 12 }): Slot => ({
  phone: round((areas[area].phone * span.phone) / 12),
  tablet: round((areas[area].tablet * span.tablet) / 12),
  desktop: round((areas[area].desktop * span.desktop) / 12),
  max: Math.round((areas[area].max * span.desktop) / 12),
});

const round = (share: number) => Math.round(share * 1000) / 1000;

/** The `sizes` attribute of a slot. */
export const sizesOf = (slot: Slot) =>
  `(width < 34rem) ${vw(slot.phone)}, (width < 62rem) ${vw(slot.tablet)}, min(${vw(slot.desktop)}, ${slot.max}px)`;

const vw = (share: number) => `${round(share * 100)}vw`;
