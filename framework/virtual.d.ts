declare module "virtual:theme" {
  export const paper: { light: string; dark: string };
  /** The addresses of what is preloaded, and of the italic that pages with remarks preload too. */
  export const fonts: string[];
  export const italic: string | undefined;
}

/** Server only: import it from *.server.ts modules. */
declare module "virtual:cards" {
  type Cards = import("../site/cards/studio.ts").Cards;
  export const card: Cards["card"];
  export const siteCard: Cards["siteCard"];
}

declare module "virtual:early-script" {
  /** What every page begins with, and what some pages end with. */
  export const scripts: Record<"early" | import("../app/shell/page.ts").EndPart, string>;
}

declare module "virtual:moved" {
  /** Each redirect is followed to its end: it is the one part of the content that the browser's router needs. */
  export const moved: import("../site/addresses/redirects.ts").Redirect[];
}

declare module "virtual:lively" {
  /** The list goes by the kind of the block; it is empty in browsers and in development. */
  export const filesOf: Record<string, { scripts: string[]; styles: string[] } | undefined>;
  /** The script of offline/page/watch.ts; empty there too. */
  export const offline: string;
}

declare module "virtual:search" {
  export const files: string[];
}

declare module "virtual:gallery" {
  /** A gallery that is one page needs no list: there are none. */
  export const slugs: string[];
  /** The places of a collection's photos among them, by its address; one that is one page has none either. */
  export const collections: Record<string, number[]>;
}

declare module "virtual:places" {
  export const places: import("../site/compile/search/places.ts").Place[];
}
