/** Where the layout changes and how high its openings stand: what styles, pictures and tests share, each fact here alone. */

/** Window widths, in rem. */
export const breakpoints = {
  /** Below, a phone: tiles stand one or two to a row. */
  phone: 34,
  /** From here a step's picture stands beside its words. */
  steps: 40,
  /** Below, the viewer's caption takes lines of its own. */
  viewer: 44,
  /** Below, the rows of the clothing table are cards. */
  cards: 46,
  /** Below, what stood side by side is stacked, and the bar's links are always in its menu. */
  folded: 50,
  /** From here headings hang beside their matter, and tiles form a mosaic. */
  desktop: 62,
  /** From here a short title leaves room for the lede beside it. */
  lede: 88,
};

/** Window heights, in rem. */
export const heights = {
  /** Below, a phone on its side. */
  low: 30,
  /** From here there is room for a heading that stays while its matter passes. */
  tall: 40,
};

/** A rem at the usual text size, in pixels. */
export const rem = 16;

export const below = (width: number) => (width === Infinity ? "(width >= 0)" : `(width < ${width}rem)`);
export const from = (width: number) => (width === Infinity ? "(width < 0)" : `(width >= ${width}rem)`);

/** The windows by name. Styles write `@media (--desktop)`; framework/styles.ts puts the condition in its place. */
export const windows: Record<string, string> = {
  phone: below(breakpoints.phone),
  tablet: `(${breakpoints.phone}rem <= width < ${breakpoints.desktop}rem)`,
  desktop: from(breakpoints.desktop),
  "tablet-up": from(breakpoints.phone),
  folded: below(breakpoints.folded),
  unfolded: from(breakpoints.folded),
  cards: below(breakpoints.cards),
  "steps-beside": from(breakpoints.steps),
  "lede-beside": from(breakpoints.lede),
  "viewer-narrow": below(breakpoints.viewer),
  low: `(height < ${heights.low}rem)`,
  tall: `(height >= ${heights.tall}rem)`,
};

/** The openings of pages: lengths in rem, shares of the window's height, and `across`, shares of the sheet's width. */
export const masthead = {
  /** A photograph fills the height. */
  filling: { least: 17, share: 0.62, most: 44 },
  /** A diorama stands free, sunk into the ridge by a share of the ridge's height. */
  standing: { least: 17, share: 0.6, across: 0.92, most: 44, sunk: 0.42 },
  ridge: { least: 4.5, across: 0.15, most: 15 },
};

/** A photograph on its own page: at most so much of the window's height, so that its title is seen under it. */
export const photograph = { share: 0.8 };

/**
 * The picture on the home page: its height as a share of the window's, and the point of its width that stays in view. A
 * photograph, which has no sky to look through, stands lower than a range.
 */
export const range = {
  cover: { unfolded: { share: 0.7, anchor: 0.5 }, folded: { share: 0.54, anchor: 0.88 } },
  "cover-photo": { unfolded: { share: 0.54, anchor: 0.5 }, folded: { share: 0.42, anchor: 0.5 } },
};
