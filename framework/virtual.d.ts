declare module "virtual:theme" {
  /** The paper of each theme, as #rrggbb. */
  export const paper: { light: string; dark: string };
  /** What the card for link previews shows. */
  export const cardAlt: string;
}

declare module "virtual:early-script" {
  /** The text of app/shell/early.ts, compiled and minified. */
  export const earlyScript: string;
  /** The text of app/shell/early-hold.ts. */
  export const holdScript: string;
}
