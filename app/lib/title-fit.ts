/** Roughly what letters take in the mastheads' type, in ems, its tight tracking taken off. */
const widths: [RegExp, number][] = [
  [/[ijlI.,:;!|'’]/, 0.21],
  [/[frt]/, 0.28],
  [/[mMW@%&]/, 0.74],
  [/[w]/, 0.66],
  [/[EFJLPSTVXYZ]/, 0.505],
  [/\p{Lu}/u, 0.58],
];
const usual = 0.45;

const widthOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? usual), 0);

/** A masthead gives each letter of its title this much room, in ems. */
const room = 0.44;

/** From here on a title wraps instead of becoming smaller. */
const most = 24;

/** A longer word than this many letters does not fit a phone in the smallest usual type. */
const phone = 13;

/** What cannot be parted at the end of a line; a line may end beside any full-width letter. */
const unbroken = /[^\s\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60–—-]+/gu;

/** A title of few and no wide letters, beside which there is room for a lede. */
export const isShort = (title: string) => title.length < 7 && widthOf(title) < 2.75;

/**
 * How many letters a title is set for, so that it fills its sheet and its longest word is not broken; as attributes that
 * the stylesheet can read (app/styles/numbers.css).
 */
export const titleFit = (title: string) => {
  const words = title.match(unbroken) ?? [];
  const needed = Math.ceil(Math.max(0, ...words.map(widthOf)) / room);
  const long = needed > phone;
  const count = long ? needed : Math.max(needed, Math.min(title.length, most));
  return { "data-number": `${String(Math.min(count, 99)).padStart(2, "0")}.00`, "data-long": long || undefined };
};
