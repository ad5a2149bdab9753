import { below, breakpoints, masthead, photograph, coverHeights, mediaConditions } from "../layout.ts";
import { type Slot, fitSlot } from "./slots.ts";
import type { CoverKind } from "./types.ts";

/** WebKit doesn't support min(), max() or clamp() in `sizes` and would use 100vw: media conditions replace them. */
export const sizesOf = (slot: Slot, ratio: number): string => {
  if (slot.fills) return fillingSizes(ratio);
  const { phone, tablet, desktop, max, stackedUnder = breakpoints.phone } = fitSlot(slot, ratio);
  return [
    `${below(stackedUnder)} ${vw(phone)}`,
    `${below(breakpoints.desktop)} ${vw(tablet)}`,
    ...(max < Infinity ? [`(width < ${Math.round(max / desktop)}px) ${vw(desktop)}`, `${max}px`] : [vw(desktop)]),
  ].join(", ");
};

export const photographSizes = (ratio: number): string => {
  const [narrow, desktop] = [photograph.narrow * ratio, photograph.desktop * ratio];
  return [
    `${mediaConditions["desktop"]} and (aspect-ratio >= ${inHundredths(desktop)}) ${svh(desktop)}`,
    `(width < ${breakpoints.desktop}rem) and (aspect-ratio >= ${inHundredths(narrow)}) ${svh(narrow)}`,
    "100vw",
  ].join(", ");
};

/** A phone in portrait shows only the middle of a wide picture: a smaller size gives it a file for about 1.3x. */
const upright = (width: number) =>
  [
    { density: 2.5, share: 0.42 },
    { density: 1.5, share: 0.65 },
  ]
    .map(({ density, share }) => `(aspect-ratio < 0.7) and (resolution >= ${density}dppx) ${svh(share * width)}`)
    .join(", ");

export const coverSizes = (as: CoverKind, ratio: number): string => {
  const [phone, desktop] = [coverHeights[as].folded.share * ratio, coverHeights[as].unfolded.share * ratio];
  return [
    upright(phone),
    `(aspect-ratio >= ${inHundredths(desktop)}) 100vw`,
    `${mediaConditions["unfolded"]} ${svh(desktop)}`,
    `(aspect-ratio >= ${inHundredths(phone)}) 100vw`,
    svh(phone),
  ].join(", ");
};

/** One decimal for lengths and two for ratios are precise enough. */
const inTenths = (length: number) => Math.round(length * 10) / 10;
const inHundredths = (ratio: number) => Math.round(ratio * 100) / 100;

const vw = (share: number) => `${inTenths(share * 100)}vw`;
const svh = (share: number) => `${inTenths(share * 100)}svh`;

/** Pictures that fill a masthead have its height. */
const fillingSizes = (ratio: number) => {
  const rem = (height: number) => `${inTenths(height * ratio)}rem`;
  const { least, share, most } = masthead.filling;
  return [
    upright(share * ratio),
    `(width >= ${rem(most)}) 100vw`,
    `(width >= ${rem(least)}) and (aspect-ratio >= ${inHundredths(share * ratio)}) 100vw`,
    `(height < ${inTenths(least / share)}rem) ${rem(least)}`,
    `(height < ${inTenths(most / share)}rem) ${svh(share * ratio)}`,
    rem(most),
  ].join(", ");
};
