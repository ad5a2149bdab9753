import sharp from "sharp";
import type { Theme } from "../schema/theme.ts";
import { hexOf } from "../theme/color.ts";

/** The mark in a tab follows the browser's theme. */
export const markSvg = ({ hue, paper, night }: Theme): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
  `<style>.g{fill:${hexOf(paper.light)}}@media (prefers-color-scheme:dark){.g{fill:${hexOf(night)}}}</style>` +
  '<path class="g" d="M0 0h512v512H0z"/>' +
  `<path fill="none" stroke="${hexOf(hue)}" stroke-width="66" stroke-miterlimit="8" d="m46 383.4 112-154 56 70 98-140 154 224"/>` +
  "</svg>\n";

export const iconPng = (drawing: Buffer, size: number, share: number, background: string): Promise<Buffer> => {
  const before = Math.round((size * (1 - share)) / 2);
  const side = size - 2 * before;
  return sharp(drawing, { density: 144 })
    .resize(side, side, { fit: "contain", background })
    .extend({ top: before, right: before, bottom: before, left: before, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
};
