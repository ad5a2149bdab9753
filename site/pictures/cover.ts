import { range, windows } from "../layout.ts";
import { inHundredths, inTenths } from "./sizes.ts";
import type { CoverKind } from "./types.ts";
import { rungs } from "./widths.ts";

/**
 * The width of a cover follows the window's height, so that a phone sees only the part around its anchor. That part is
 * served on the same canvas with the rest cleared: the layout is the same, and cleared pixels cost next to nothing.
 */
type Upright = { share: number; anchor: number };

/** A phone taller than this, in CSS pixels, gets the same file, a little below 2x. */
const phones = { low: 480, high: 780 };
const desktops = { high: 1440, wide: 2560 };

/** A phone's bars make the window lower than the one its media query sees, so more is kept than the query asks for. */
const upright = { query: "7/10", kept: 0.8 };

const uprightMedia = `${windows.folded} and (aspect-ratio < ${upright.query})`;

export const coverSizes = (as: CoverKind, ratio: number) => {
  const { folded, unfolded } = range[as];
  const [phone, desktop] = [folded.share * ratio, unfolded.share * ratio];
  return [
    `(aspect-ratio >= ${inHundredths(desktop)}) 100vw`,
    `${windows.unfolded} ${inTenths(desktop * 100)}svh`,
    `(aspect-ratio >= ${inHundredths(phone)}) 100vw`,
    `${inTenths(phone * 100)}svh`,
  ].join(", ");
};

/** The shares are for the widest window that counts as upright. */
export const visiblePart = ({ share, anchor }: Upright, ratio: number): readonly [number, number] => {
  const seen = Math.min(1, upright.kept / (share * ratio));
  return [anchor * (1 - seen), anchor + (1 - anchor) * seen];
};

export const uprightSet = (shown: Upright, ratio: number, intrinsic: number) => ({
  media: uprightMedia,
  visible: visiblePart(shown, ratio),
  widths: rungs(phones.low * shown.share * ratio, phones.high * shown.share * ratio, intrinsic, true),
});

export const coverUpright = (as: CoverKind): Upright => range[as].folded;

export const coverWidths = (as: CoverKind, ratio: number, intrinsic: number) =>
  rungs(
    phones.low * range[as].folded.share * ratio,
    Math.max(desktops.wide, desktops.high * range[as].unfolded.share * ratio),
    intrinsic,
  );
