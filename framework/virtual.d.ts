declare module "virtual:theme" {
  /** The paper of each theme, as #rrggbb. */
  export const paper: { light: string; dark: string };
  /** What the card for link previews shows. */
  export const cardAlt: string;
  /** Whether the owner has chosen the serif for anything. */
  export const hasSerif: boolean;
}

declare module "virtual:early-script" {
  export const earlyScript: string;
  export const holdScript: string;
}

declare module "virtual:moved" {
  /** The owner's redirects, each followed to its end: the one part of the content that the browser's router needs. */
  export const moved: import("../site/addresses/redirects.ts").Redirect[];
}

declare module "virtual:lively" {
  /** By the kind of the block; empty in browsers and in development. */
  export const filesOf: Record<string, { scripts: string[]; styles: string[] } | undefined>;
}
