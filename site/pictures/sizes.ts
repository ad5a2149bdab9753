import { below, breakpoints } from "../layout.ts";
import { type Slot, fitSlot } from "./slots.ts";

/**
 * What the `sizes` attribute says of a picture's place. WebKit knows no min(), max() or clamp() there and takes the whole
 * window's width instead, so every choice between two lengths is written as a media condition.
 */
export const sizesOf = (slot: Slot, ratio: number): string => {
  if (slot.tall) return tall[slot.tall.as](ratio).join(", ");
  const { phone, tablet, desktop, max, stackedUnder = breakpoints.phone } = fitSlot(slot, ratio);
  return [
    `${below(stackedUnder)} ${vw(phone)}`,
    `${below(breakpoints.desktop)} ${vw(tablet)}`,
    ...(max < Infinity ? [`(width < ${Math.round(max / desktop)}px) ${vw(desktop)}`, `${max}px`] : [vw(desktop)]),
  ].join(", ");
};

/** A tenth of a unit, and a hundredth of a ratio, is more than any choice of a file needs. */
export const inTenths = (length: number) => Math.round(length * 10) / 10;
export const inHundredths = (ratio: number) => Math.round(ratio * 100) / 100;

const vw = (share: number) => `${inTenths(share * 100)}vw`;

/** Pictures in a masthead; the heights are those of masthead.module.css. */
const tall = {
  /** At least as wide as the window, and clamp(17rem, 62svh, 44rem) high. */
  filling: (ratio: number) => {
    const rem = (height: number) => `${inTenths(height * ratio)}rem`;
    return [
      `(width >= ${rem(44)}) 100vw`,
      `(width >= ${rem(17)}) and (aspect-ratio >= ${inHundredths(0.62 * ratio)}) 100vw`,
      `(height < 27.4rem) ${rem(17)}`,
      `(height < 71rem) ${inTenths(62 * ratio)}svh`,
      rem(44),
    ];
  },
  /** As high as clamp(17rem, min(60svh, 92vw), 44rem) less 0.42 of the ridge, which is clamp(4.5rem, 15vw, 15rem). */
  standing: (ratio: number) => {
    const times = (length: number) => inTenths(length * ratio);
    return [
      `(height < 28.3rem) ${times(15)}rem`,
      `(width < 48rem) and (aspect-ratio < 0.65) calc(${times(92)}vw - ${times(1.9)}rem)`,
      `(height >= 73.3rem) ${times(40)}rem`,
      `(width < 100rem) calc(${times(60)}svh - ${times(6.3)}vw)`,
      `calc(${times(60)}svh - ${times(6.3)}rem)`,
    ];
  },
};
