declare module "virtual:early-script" {
  export const earlyScript: string;
  export const holdScript: string;
}

declare module "virtual:moved" {
  /** The owner's redirects, each followed to its end: the one part of the content that the browser's router needs. */
  export const moved: import("../site/addresses/redirects.ts").Redirect[];
}
