import { type HeadingType, plainType } from "../theme/type.ts";
import { fullWidth, inDigits, widthOf } from "./measure.ts";

export type TitleFit = {
  number: string;
  /** A long title has a word that no phone holds in the smallest usual type. */
  long?: true;
  /** A short title leaves room for a lede beside it. */
  short?: true;
};

/** A masthead gives each letter that its title is set for this much room, in ems. */
const room = 0.441;

/** A title of more letters wraps instead of becoming smaller. */
const most = 24;

/** A word that needs more letters' room than this does not fit a phone in the smallest usual type. */
const phone = 13;

const short = { letters: 6, width: 2.75 };

/** A line may end after a space, a dash or a hyphen, and beside any full-width letter. */
const unbroken = new RegExp(`[\\s–—-]|${fullWidth.source}`, "u");

export const titleFit = (title: string, type: HeadingType = plainType): TitleFit => {
  const words = title.split(unbroken).map((word) => widthOf(word, "title", type));
  const needed = Math.ceil(Math.max(...words) / room);
  if (needed > phone) return { number: inDigits(needed), long: true };
  const width = widthOf(title, "title", type);
  const isShort = title.length <= short.letters && width < short.width;
  // The serif is not condensed: it fills the sheet with fewer letters.
  const letters =
    type.face === "sans" ? title.length : Math.ceil((title.length * width) / (widthOf(title, "title") || 1));
  return {
    number: inDigits(Math.max(needed, Math.min(letters, most))),
    ...(isShort ? { short: true } : {}),
  };
};
