/**
 * The range on the home page stands as high as a share of the window, and at least as wide: its width follows the
 * window's height. On a phone only a part of it is ever seen, around the point at 88 % of its width. That part is
 * served on the same canvas with the rest cleared: the layout is the same, and cleared pixels cost next to nothing.
 */
const share = { phone: 0.54, desktop: 0.7 };
const anchor = 0.88;

/** Windows to serve, in CSS pixels. A phone taller than this gets the same file, a little below 2x. */
const phones = { low: 480, high: 780 };
const desktops = { high: 1440, wide: 2560 };

/** A phone's bars make the window lower than the one its media query sees, so more is kept than the query asks for. */
const upright = { query: "7/10", kept: 0.8 };

export const coverMedia = `(width < 50rem) and (aspect-ratio < ${upright.query})`;

export const coverSizes = (ratio: number) => {
  const width = (part: number) => `max(100vw, ${Math.round(part * ratio * 1000) / 10}svh)`;
  return `(width < 50rem) ${width(share.phone)}, ${width(share.desktop)}`;
};

/** From and to, as shares of the picture's width, for the widest window that counts as upright. */
export const coverVisible = (ratio: number): readonly [number, number] => {
  const seen = Math.min(1, upright.kept / (share.phone * ratio));
  return [anchor * (1 - seen), anchor + (1 - anchor) * seen];
};

/** The narrowest and the widest box for upright phones, and for all other windows. */
export const coverBoxes = (ratio: number) => ({
  phone: [phones.low * share.phone * ratio, phones.high * share.phone * ratio] as const,
  other: [phones.low * share.phone * ratio, Math.max(desktops.wide, desktops.high * share.desktop * ratio)] as const,
});
