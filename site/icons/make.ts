import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { publicFolder } from "../files.ts";
import type { Theme } from "../schema/theme.ts";
import { hexOf } from "../theme/color.ts";

/** The mark in a tab follows the browser's theme. */
const markSvg = ({ hue, paper, night }: Theme): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
  `<style>.g{fill:${hexOf(paper.light)}}@media (prefers-color-scheme:dark){.g{fill:${hexOf(night)}}}</style>` +
  '<path class="g" d="M0 0h512v512H0z"/>' +
  `<path fill="none" stroke="${hexOf(hue)}" stroke-width="66" stroke-miterlimit="8" d="m46 383.4 112-154 56 70 98-140 154 224"/>` +
  "</svg>\n";

const iconPng = (drawing: Buffer, size: number, share: number, background: string): Promise<Buffer> => {
  const before = Math.round((size * (1 - share)) / 2);
  const side = size - 2 * before;
  return sharp(drawing, { density: 144 })
    .resize(side, side, { fit: "contain", background })
    .extend({ top: before, right: before, bottom: before, left: before, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** An ICO file with one picture. */
const icoOf = (size: number, png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** How much of its square the drawing fills. Devices show as little as the middle 80% of a maskable icon. */
const share = { tab: 1, icon: 0.888, maskable: 0.68 };

type Make = (drawing: Buffer, ground: string) => Promise<Buffer>;

const square =
  (size: number, part: number): Make =>
  (drawing, ground) =>
    iconPng(drawing, size, part, ground);

const makers: Record<string, Make> = {
  "favicon.svg": async (drawing) => drawing,
  "favicon.ico": async (drawing, ground) => icoOf(48, await iconPng(drawing, 48, share.tab, ground)),
  "apple-touch-icon.png": square(180, share.icon),
  "icons/icon-192.png": square(192, share.icon),
  "icons/icon-512.png": square(512, share.icon),
  "icons/maskable-192.png": square(192, share.maskable),
  "icons/maskable-512.png": square(512, share.maskable),
};

/** All are made from the owner's favicon.svg, or else from a drawing in the theme's colors. */
export const iconFiles = async ({ theme, folder = publicFolder }: { theme: Theme; folder?: string }) => {
  const own = await readFile(join(folder, "favicon.svg")).catch(() => undefined);
  const drawing = own ?? Buffer.from(markSvg(theme));
  const ground = hexOf(theme.paper.light);
  return new Map(Object.entries(makers).map(([name, make]) => [name, () => make(drawing, ground)]));
};
