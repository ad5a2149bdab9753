import { below, breakpoints, masthead, photograph } from "../layout.ts";
import { type Slot, fitSlot } from "./slots.ts";

/** WebKit knows no min(), max() or clamp() in `sizes` and takes the whole window's width: conditions say the same. */
export const sizesOf = (slot: Slot, ratio: number): string => {
  if (slot.tall) return tall[slot.tall.as](ratio).join(", ");
  const { phone, tablet, desktop, max, stackedUnder = breakpoints.phone } = fitSlot(slot, ratio);
  return [
    `${below(stackedUnder)} ${vw(phone)}`,
    `${below(breakpoints.desktop)} ${vw(tablet)}`,
    ...(max < Infinity ? [`(width < ${Math.round(max / desktop)}px) ${vw(desktop)}`, `${max}px`] : [vw(desktop)]),
  ].join(", ");
};

export const photographSizes = (ratio: number): string =>
  `(aspect-ratio < ${inHundredths(photograph.share * ratio)}) 100vw, ${inTenths(photograph.share * 100 * ratio)}svh`;

/** No choice of a file needs more than a tenth of a unit, or a hundredth of a ratio. */
export const inTenths = (length: number) => Math.round(length * 10) / 10;
export const inHundredths = (ratio: number) => Math.round(ratio * 100) / 100;

const vw = (share: number) => `${inTenths(share * 100)}vw`;

const { filling, standing, ridge } = masthead;

const tall = {
  filling: (ratio: number) => {
    const rem = (height: number) => `${inTenths(height * ratio)}rem`;
    const { least, share, most } = filling;
    return [
      `(width >= ${rem(most)}) 100vw`,
      `(width >= ${rem(least)}) and (aspect-ratio >= ${inHundredths(share * ratio)}) 100vw`,
      `(height < ${inTenths(least / share)}rem) ${rem(least)}`,
      `(height < ${inTenths(most / share)}rem) ${inTenths(share * 100 * ratio)}svh`,
      rem(most),
    ];
  },
  /** The ridge is taken to be of middling height on the tallest sheet. */
  standing: (ratio: number) => {
    const times = (length: number) => inTenths(length * ratio);
    const { least, share, across, most, sunk } = standing;
    const sunkAcross = sunk * ridge.across * 100;
    return [
      `(height < ${inTenths(least / share)}rem) ${times(Math.round(least - sunk * ridge.least))}rem`,
      `(width < ${Math.round(most / across)}rem) and (aspect-ratio < ${inHundredths(share / across)}) ` +
        `calc(${times(across * 100)}vw - ${times(inTenths(sunk * ridge.least))}rem)`,
      `(height >= ${inTenths(most / share)}rem) ${times(Math.round(most - (sunk * (ridge.least + ridge.most)) / 2))}rem`,
      `(width < ${Math.round(ridge.most / ridge.across)}rem) calc(${times(share * 100)}svh - ${times(sunkAcross)}vw)`,
      `calc(${times(share * 100)}svh - ${times(sunk * ridge.most)}rem)`,
    ];
  },
};
