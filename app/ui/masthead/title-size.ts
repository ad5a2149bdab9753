import { emWidth, fullWidth, inDigits } from "../../lib/em-width.ts";

/** The width that a masthead reserves for each letter, in ems of the cover's name. */
const letterWidth = 0.401;

/** A longer title wraps instead of getting smaller. */
const maxLetters = 24;

/** A longer word doesn't fit on a phone at the smallest default size. */
const phoneLetters = 13;

/** A line may break at a space, a dash or a hyphen, and at any full-width letter. */
const lineBreak = new RegExp(`[\\s–—-]|${fullWidth.source}`, "u");

/** Attributes for the stylesheet: the number of letters to size a title for, and whether a word is too long for a phone. */
export const titleSize = (title: string) => {
  const needed = Math.ceil(Math.max(...title.split(lineBreak).map(emWidth)) / letterWidth);
  const isLong = needed > phoneLetters;
  return {
    "data-number": inDigits(isLong ? needed : Math.max(needed, Math.min(title.length, maxLetters))),
    "data-long": isLong || undefined,
  };
};

/** A short title leaves room for a lede beside it. */
export const isShortTitle = (title: string) => title.length <= 6 && emWidth(title) < 2.5;
