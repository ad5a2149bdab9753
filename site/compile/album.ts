import { contentFiles } from "../files.ts";
import type { Slot } from "../pictures/slots.ts";
import type { OwnAlbum } from "../schema/album.ts";
import { type Resolve, showFrom } from "./blocks.ts";
import { arrange } from "./photos.ts";

/** An album is shown in a frame: a row has one photo or a few. */
const slot: Slot = { phone: 0.94, tablet: 0.6, desktop: 0.5, max: 1100 };

export const compileAlbum = async ({ title, comment, intro = comment, photos }: OwnAlbum, resolve: Resolve) => {
  const show = showFrom(contentFiles.photography, resolve);
  const shown = photos.map(async (photo) => ({ ...photo, ...(await show(photo, slot)) }));
  return { title, intro, ...arrange(await Promise.all(shown)) };
};
