import { contentFiles } from "../files.ts";
import type { Slot } from "../pictures/slots.ts";
import type { OwnAlbum } from "../schema/album.ts";
import { type Resolve, showFrom } from "./blocks.ts";
import { arrange } from "./photos.ts";

const slot: Slot = { phone: 0.94, tablet: 0.95, desktop: 0.7, max: 1100 };

/** A row has one wide photo or two, and on a phone a single one. */
const targets = { phone: 1, tablet: 2, desktop: 2.2 };

export const compileAlbum = async ({ title, comment, intro = comment, photos }: OwnAlbum, resolve: Resolve) => {
  const show = showFrom(contentFiles.photography, resolve);
  const shown = photos.map(async (photo) => ({ ...photo, ...(await show(photo, slot)) }));
  return { title, intro, ...arrange(await Promise.all(shown), false, targets) };
};
