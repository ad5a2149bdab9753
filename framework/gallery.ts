import type { Plugin } from "vite";
import { collectionPath, galleryPageCount } from "../site/addresses/photos.ts";
import type { Content } from "../site/load.ts";
import { currentContent } from "./owner/current.ts";

const moduleName = "virtual:gallery";

export const galleryCode = ({ photography }: Content) => {
  const photos = photography?.photos ?? [];
  const slugs = galleryPageCount(photos.length) > 1 ? photos.map(({ slug }) => slug) : [];
  const places = new Map(slugs.map((slug, index) => [slug, index]));
  const divided = (photography?.collections ?? []).filter((own) => galleryPageCount(own.photos.length) > 1);
  const collections = divided.map((own) => [collectionPath(own.slug), own.photos.map((slug) => places.get(slug))]);
  return [
    `export const slugs = ${JSON.stringify(slugs)};`,
    `export const collections = ${JSON.stringify(Object.fromEntries(collections))};`,
  ].join("\n");
};

/** The viewer learns the names of all photos where a page has only some of them. */
export const gallery = (): Plugin => ({
  name: "ridgeline:gallery",
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? galleryCode(currentContent()) : undefined),
});
