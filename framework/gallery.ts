import type { Plugin } from "vite";
import { galleryPageCount } from "../site/addresses/photos.ts";
import type { Content } from "../site/load.ts";
import { currentContent } from "./owner/current.ts";

const moduleName = "virtual:gallery";

export const galleryCode = ({ photography }: Content) => {
  const photos = photography?.photos ?? [];
  const slugs = galleryPageCount(photos.length) > 1 ? photos.map(({ slug }) => slug) : [];
  return `export const slugs = ${JSON.stringify(slugs)};`;
};

/** The viewer learns the names of all photos where a page has only some of them. */
export const gallery = (): Plugin => ({
  name: "ridgeline:gallery",
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? galleryCode(currentContent()) : undefined),
});
