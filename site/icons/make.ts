import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFolder } from "../files.ts";
import type { Theme } from "../schema/theme.ts";
import { hexOf } from "../theme/color.ts";
import { icoOf } from "./ico.ts";
import { iconPng, markSvg } from "./mark.ts";

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
