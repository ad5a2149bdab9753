/** Styles, pictures and tests share these facts, each of which stands here alone. Lengths are in rem. */

export const breakpoints = {
  /** A phone whose text is set twice as large: words beside icons give way. */
  magnified: 15,
  /** Tiles stand one or two to a row below this width. */
  phone: 34,
  /** A step's picture stands beside its words from here on. */
  steps: 40,
  /** The viewer's caption takes lines of its own below this. */
  viewer: 44,
  /** The rows of the clothing table are cards below this. */
  cards: 46,
  /** A table of many columns has room for the short ones from here on. */
  wideRows: 88,
  /** What stood side by side is stacked below this, and the bar's links are in its menu. */
  folded: 50,
  /** Headings hang beside their matter from here on, and tiles form a mosaic. */
  desktop: 62,
  /** A short title leaves room for the lede beside it from here on. */
  lede: 88,
};

export const heights = {
  /** A phone on its side is lower. */
  low: 30,
  /** A heading that stays while its matter passes has room from here on. */
  tall: 40,
};

export const rem = 16;

// A script that takes one of these facts along is to leave the conditions behind.
/* @__NO_SIDE_EFFECTS__ */
export const below = (width: number) => (width === Infinity ? "(width >= 0)" : `(width < ${width}rem)`);
/* @__NO_SIDE_EFFECTS__ */
export const from = (width: number) => (width === Infinity ? "(width < 0)" : `(width >= ${width}rem)`);

/** Styles write `@media (--desktop)`; render/styles.ts puts the condition in its place. */
export const windows: Record<string, string> = {
  magnified: below(breakpoints.magnified),
  phone: below(breakpoints.phone),
  tablet: `(${breakpoints.phone}rem <= width < ${breakpoints.desktop}rem)`,
  desktop: from(breakpoints.desktop),
  "tablet-up": from(breakpoints.phone),
  folded: below(breakpoints.folded),
  unfolded: from(breakpoints.folded),
  cards: below(breakpoints.cards),
  rows: from(breakpoints.cards),
  "wide-rows": from(breakpoints.wideRows),
  "steps-beside": from(breakpoints.steps),
  "lede-beside": from(breakpoints.lede),
  "viewer-narrow": below(breakpoints.viewer),
  low: `(height < ${heights.low}rem)`,
  tall: `(height >= ${heights.tall}rem)`,
};

/** A `share` is one of the window's height, and `across` one of the sheet's width. */
export const masthead = {
  filling: { least: 17, share: 0.56, most: 44 },
  /** A diorama stands free, sunk into the ridge by a share of the ridge's height. */
  standing: { least: 17, share: 0.46, across: 0.92, most: 44, sunk: 0.42 },
  ridge: { least: 4.5, across: 0.15, most: 15 },
};

/** A photograph's title is to be seen under it; one of 16:9 reaches both gutters of a screen of 16:9 or 16:10. */
export const photograph = { share: 0.83 };

/** A photograph has no sky to look through and stands lower than a range; `anchor` is the point that stays in view. */
export const range = {
  cover: { unfolded: { share: 0.7, anchor: 0.5 }, folded: { share: 0.54, anchor: 0.88 } },
  "cover-photo": { unfolded: { share: 0.54, anchor: 0.5 }, folded: { share: 0.42, anchor: 0.5 } },
};
