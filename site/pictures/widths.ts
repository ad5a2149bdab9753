import { breakpoints, rem } from "../layout.ts";
import type { Slot } from "./slots.ts";

/** Each width is at most 1.34 times the one before, so that no visitor loads much more than the layout shows. */
const ladder = [60, 80, 104, 136, 180, 240, 320, 430, 575, 770, 1030, 1380, 1850, 2480];

/** The picture that a page begins with is what its visitor waits for: between the widths that phones ask for stand others. */
const fineLadder = [...ladder, 890, 1190, 1600].toSorted((one, other) => one - other);

/** A file may be narrower than its place by this much: nobody sees a hundredth, and the next rung is a third wider. */
const tolerance = 0.985;

/** An extra file at the picture's own width is not worth its bytes below this gain. */
const worthwhile = 1.1;

/** The rungs go from the narrowest layout at 1x to the widest at 2x, capped at the picture's own width. */
export const rungs = (narrowest: number, widest: number, intrinsic: number, isFirst = false) => {
  const steps = isFirst ? fineLadder : ladder;
  const first = steps.find((width) => width >= narrowest) ?? steps.at(-1) ?? intrinsic;
  const last = steps.find((width) => width >= widest * 2 * tolerance) ?? steps.at(-1) ?? intrinsic;
  const wanted = steps.filter((width) => width >= first && width <= last);
  const fitting = wanted.filter((width) => width <= intrinsic);
  if (fitting.length < wanted.length && intrinsic > (fitting.at(-1) ?? 0) * worthwhile) fitting.push(intrinsic);
  return fitting;
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
  return rungs(narrowest, widest, intrinsic, slot.tall !== undefined);
};
