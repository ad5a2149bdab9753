declare module "virtual:early-script" {
  /** The text of app/shell/early.ts, compiled and minified. */
  export const earlyScript: string;
  /** The text of app/shell/early-hold.ts. */
  export const holdScript: string;
}

declare module "virtual:moved" {
  /** The owner's redirects, each followed to its end: the one part of the content that the browser's router needs. */
  export const moved: import("../site/addresses/redirects.ts").Redirect[];
}
