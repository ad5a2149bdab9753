import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";
import binding from "wawoff2/build/decompress_binding.js";

/** Content is checked and compiled without waiting, so the unpacker is got ready first: nothing unpacks to an error. */
await decompress(new Uint8Array()).catch(() => undefined);

export type Cut = { wght: number; wdth: number };

/** fontkit reads WOFF2, but varies only a font that was unpacked. */
export const openFont = (woff2: Uint8Array): Font => {
  const bytes = binding.decompress(woff2);
  if (!bytes) throw new Error("this is no WOFF2 file");
  return create(Buffer.from(bytes)) as Font;
};

/** A font without axes has one cut; an axis that ends earlier gives its last. */
export const cutOf = (font: Font, cut: Cut): Font => {
  const entries = Object.entries(font.variationAxes).flatMap(([tag, axis]) => {
    const wanted = cut[tag as keyof Cut] as number | undefined;
    if (axis === undefined || wanted === undefined) return [];
    return [[tag, Math.min(Math.max(wanted, axis.min), axis.max)] as const];
  });
  return entries.length === 0 ? font : font.getVariation(Object.fromEntries(entries));
};
