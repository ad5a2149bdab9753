/** Breakpoints and heights that styles, pictures and tests share. Lengths are in rem. */

export const breakpoints = {
  /** A phone with text at 200%: labels beside icons are hidden below this. */
  magnified: 15,
  /** Tiles are one or two to a row below this. */
  phone: 34,
  /** A step's picture is beside its text from here on. */
  steps: 40,
  /** The viewer's caption has its own lines below this. */
  viewer: 44,
  /** The rows of the clothing table are cards below this. */
  cards: 46,
  /** Short columns of a wide table do not wrap from here on. */
  wideRows: 88,
  /** Columns are stacked below this, and the bar's links are in its menu. */
  folded: 50,
  /** Headings are beside their content from here on, and tiles form a mosaic. */
  desktop: 62,
  /** The lede is beside a short title from here on. */
  lede: 88,
};

export const heights = {
  /** A phone in landscape is shorter than this. */
  low: 30,
  /** A sticky heading has room from here on. */
  tall: 40,
};

export const rem = 16;

// Lets the bundler drop unused conditions from scripts that import only a breakpoint.
/* @__NO_SIDE_EFFECTS__ */
export const below = (width: number) => (width === Infinity ? "(width >= 0)" : `(width < ${width}rem)`);
/* @__NO_SIDE_EFFECTS__ */
export const from = (width: number) => (width === Infinity ? "(width < 0)" : `(width >= ${width}rem)`);

/** Stylesheets write `@media (--desktop)`; app/styles/postcss-site.ts inserts the condition. */
export const mediaConditions: Record<string, string> = {
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

/** `share` is a fraction of the window's height, `across` a fraction of the page's width. */
export const masthead = {
  filling: { least: 17, share: 0.56, most: 44 },
  /** A cutout overlaps the ridge by `sunk`, a fraction of the ridge's height. */
  standing: { least: 17, share: 0.46, across: 0.92, most: 44, sunk: 0.42 },
  ridge: { least: 4.5, across: 0.15, most: 15 },
};

/** A photo page's photograph, as a share of the window's height. On a desktop, its title and comment stay in view below. */
export const photograph = { narrow: 0.83, desktop: 0.67 };

/** A photograph has no transparent sky, so it is shorter than a cutout. `anchor` is the point that stays in view. */
export const coverHeights = {
  cover: { unfolded: { share: 0.7, anchor: 0.5 }, folded: { share: 0.54, anchor: 0.88 } },
  "cover-photo": { unfolded: { share: 0.54, anchor: 0.5 }, folded: { share: 0.42, anchor: 0.5 } },
};
