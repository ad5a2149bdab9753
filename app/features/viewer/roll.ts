import { galleryPagePath, galleryPath, photosPerPage } from "../../../site/addresses/photos.ts";
import type { Photo } from "./photo.ts";

/** Photos whose page has not come yet are known by their names alone, so that each has its place. */

const nothing = { src: "", sources: [], width: 3, height: 2, color: "transparent" };

export const isThere = ({ picture }: Photo): boolean => picture !== nothing;

export const rollOf = (slugs: readonly string[], known: ReadonlyMap<string, Photo>): Photo[] =>
  slugs.map((slug) => known.get(slug) ?? { slug, title: "", alt: "", picture: nothing });

type Names = { slugs: readonly string[]; collections: Readonly<Record<string, readonly number[]>> };

/** There are none where one page has them all. */
export const namesAt = ({ slugs, collections }: Names, path: string): readonly string[] =>
  path === galleryPath ? slugs : (collections[path] ?? []).flatMap((index) => slugs[index] ?? []);

/** So many photos on either side of the one in view are asked for ahead. */
const ahead = 12;

export const pagesAround = (index: number, total: number, path?: string): string[] => {
  const places = [index, index - ahead, index + ahead].map((place) => Math.min(Math.max(place, 0), total - 1));
  return [...new Set(places.map((place) => galleryPagePath(Math.floor(place / photosPerPage) + 1, path)))];
};

/** Of more photos, the strip shows those around the one in view. */
const mostInStrip = 120;
const around = 30;

export const stripOf = (photos: readonly Photo[], index: number): { from: number; to: number } => {
  if (photos.length <= mostInStrip) return { from: 0, to: photos.length };
  let [from, to] = [index, index];
  const has = (place: number) => photos[place] !== undefined && isThere(photos[place]);
  while (index - from < around && has(from - 1)) from -= 1;
  while (to - index < around && has(to)) to += 1;
  return { from, to };
};
