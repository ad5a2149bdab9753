declare module "virtual:early-script" {
  /** The text of app/shell/early.ts, compiled and minified. */
  export const earlyScript: string;
}
