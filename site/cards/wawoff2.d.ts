declare module "wawoff2" {
  /** From WOFF2 to the plain font. */
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
}
