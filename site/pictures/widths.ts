import { breakpoints, coverHeights, rem } from "../layout.ts";
import type { Slot } from "./slots.ts";
import type { CoverKind } from "./types.ts";

/** Each width is at most 1.34 times the previous one, so that no visitor loads much more than the layout shows. */
const ladder = [60, 80, 104, 136, 180, 240, 320, 430, 575, 770, 1030, 1380, 1850, 2480, 2880];

/** How much narrower than its slot a file may be, which is invisible and saves loading a file a third wider. */
const tolerance = 0.985;

/** The original's width is skipped if it gains less than the first factor, and replaces the last width below the second. */
const [worthwhile, replaces] = [1.05, 1.15];

/** From the narrowest layout at 1x to the widest at 2x, capped at the original's width. */
const rungs = (narrowest: number, widest: number, intrinsic: number) => {
  const first = ladder.find((width) => width >= narrowest) ?? intrinsic;
  const last = ladder.find((width) => width >= widest * 2 * tolerance) ?? ladder.at(-1) ?? intrinsic;
  const wanted = ladder.filter((width) => width >= first && width <= last);
  const fitting = wanted.filter((width) => width <= intrinsic);
  const gain = intrinsic / (fitting.at(-1) ?? 1);
  if (fitting.length === wanted.length || gain <= worthwhile) return fitting;
  return [...(gain < replaces ? fitting.slice(0, -1) : fitting), intrinsic];
};

const [narrowestWindow, desktopWindow] = [320, breakpoints.desktop * rem];

export const widthsFor = (slot: Slot, intrinsic: number) => {
  const tabletWindow = (slot.stackedUnder ?? breakpoints.phone) * rem;
  const narrowest = Math.min(
    slot.phone * narrowestWindow,
    slot.tablet * tabletWindow,
    slot.desktop * desktopWindow,
    slot.max,
  );
  const widest = Math.max(slot.phone * tabletWindow, slot.tablet * desktopWindow, slot.max);
  return rungs(narrowest, widest, intrinsic);
};

/** A cover's width depends on the viewport's height, from the shortest phone to a large desktop. */
export const coverWidths = (as: CoverKind, ratio: number, intrinsic: number) => {
  const { folded, unfolded } = coverHeights[as];
  return rungs(480 * folded.share * ratio, Math.max(2560, 1440 * unfolded.share * ratio), intrinsic);
};
