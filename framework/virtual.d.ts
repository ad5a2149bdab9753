declare module "virtual:theme" {
  /** The paper of each theme, as #rrggbb. */
  export const paper: { light: string; dark: string };
  export const hasSerif: boolean;
}

/** Server only: import it from *.server.ts modules. */
declare module "virtual:cards" {
  type Cards = import("../site/cards/studio.ts").Cards;
  export const card: Cards["card"];
  export const siteCard: Cards["siteCard"];
}

declare module "virtual:early-script" {
  export const earlyScript: string;
}

declare module "virtual:moved" {
  /** The owner's redirects, each followed to its end: the one part of the content that the browser's router needs. */
  export const moved: import("../site/addresses/redirects.ts").Redirect[];
}

declare module "virtual:lively" {
  /** By the kind of the block; empty in browsers and in development. */
  export const filesOf: Record<string, { scripts: string[]; styles: string[] } | undefined>;
  /** The script of offline/page/watch.ts; empty there too. */
  export const offline: string;
}

declare module "virtual:search" {
  /** The addresses of the files that list what can be found: see site/compile/search/entry.ts. */
  export const files: string[];
}

declare module "virtual:gallery" {
  /** The photos of a gallery that is several pages, in their order; none where one page has them all. */
  export const slugs: string[];
}

declare module "virtual:places" {
  /** Every page for which a mistaken address may have been meant. */
  export const places: import("../site/compile/search/places.ts").Place[];
}
