import { galleryPageCount, galleryPagePath, galleryPath, photosPerPage } from "../addresses/photos.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import { lang } from "#words";
import type { Photography } from "../schema/photography.ts";
import { photography as words } from "../words/photography.ts";
import { showPhoto } from "./photo.ts";
import { arrange } from "./photos.ts";

type Pictures = Pick<Pipeline, "picture" | "photoInfo">;

type Photos = Pick<Photography, "photos">;

/** `pages` is set only if the gallery has several pages. */
export const compileGallery = async ({ photos }: Photos, number: number, pipeline: Pictures, path = galleryPath) => {
  const last = galleryPageCount(photos.length);
  const own = photos.slice((number - 1) * photosPerPage, number * photosPerPage);
  const pages = {
    previous: number > 1 ? galleryPagePath(number - 1, path) : undefined,
    next: number < last ? galleryPagePath(number + 1, path) : undefined,
  };
  const shown = await Promise.all(own.map((photo) => showPhoto(photo, pipeline)));
  return { ...arrange(shown, number < last), pages: last > 1 ? pages : undefined };
};

export const introOf = ({ photos }: Photos) => words.galleryIntro(photos.length);

const partOf = ({ photos }: Photos, number: number) => {
  const text = (value: number) => value.toLocaleString(lang);
  return words.part({
    first: text((number - 1) * photosPerPage + 1),
    last: text(Math.min(number * photosPerPage, photos.length)),
    total: text(photos.length),
  });
};

/** Titles must be unique for search results. */
export const headOfGallery = (
  { title, description, photos }: Photos & { title: string; description: string },
  number: number,
) => {
  if (number === 1) return { title, description };
  const part = partOf({ photos }, number);
  return { title: `${title}: ${part.replace(/\.$/, "")}`, description: `${title}. ${part}` };
};

export const ledeOf = ({ lede, photos }: Photos & { lede?: string | undefined }, number: number) =>
  number === 1 ? lede : partOf({ photos }, number);

/** Pages after the first show only photos. */
export const onPage = (photography: Photography, number: number): Photography => {
  if (number === 1) return photography;
  const lede = ledeOf(photography, number);
  return { ...photography, lede, masthead: undefined, prints: [], albums: [], collections: [], sky: undefined };
};
