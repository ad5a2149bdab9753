declare module "wawoff2" {
  export const compress: (font: Uint8Array) => Promise<Uint8Array>;
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
}

/** The package's own functions wait for this to be there; from then on it answers at once. */
declare module "wawoff2/build/decompress_binding.js" {
  const binding: { decompress: (woff2: Uint8Array) => Uint8Array | false };
  export default binding;
}
