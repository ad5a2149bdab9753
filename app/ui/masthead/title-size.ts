import { emWidth, fullWidth, inDigits } from "../../lib/em-width.ts";

/** A masthead gives each letter that its title is set for this much room, in ems of the cover's name. */
const room = 0.401;

/** A title of more letters wraps instead of becoming smaller. */
const most = 24;

/** A word that needs more letters' room than this does not fit a phone in the smallest usual type. */
const phone = 13;

/** A line may end after a space, a dash or a hyphen, and beside any full-width letter. */
const unbroken = new RegExp(`[\\s–—-]|${fullWidth.source}`, "u");

/** The attributes of a title, by which its stylesheet sets it: for how many letters, and whether a word is too long for a phone. */
export const titleSize = (title: string) => {
  const needed = Math.ceil(Math.max(...title.split(unbroken).map(emWidth)) / room);
  const isLong = needed > phone;
  return {
    "data-number": inDigits(isLong ? needed : Math.max(needed, Math.min(title.length, most))),
    "data-long": isLong || undefined,
  };
};

/** A short title leaves room for a lede beside it. */
export const isShortTitle = (title: string) => title.length <= 6 && emWidth(title) < 2.5;
