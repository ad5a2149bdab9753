import { galleryPageCount, galleryPagePath, galleryPath, photosPerPage } from "../addresses/photos.ts";
import type { Studio } from "../pictures/studio.ts";
import type { Photography } from "../schema/photography.ts";
import { showPhoto } from "./photo.ts";
import { arrange } from "./photos.ts";
import type { Speech } from "./speech.ts";

export type GalleryPages = { previous?: string; next?: string };

type Pictures = Pick<Studio, "picture" | "photoInfo">;

type Photos = Pick<Photography, "photos">;

/** A gallery of a single page says nothing of others. */
export const compileGallery = async (
  { photos }: Photos,
  number: number,
  speech: Speech,
  studio: Pictures,
  path = galleryPath,
) => {
  const last = galleryPageCount(photos.length);
  const own = photos.slice((number - 1) * photosPerPage, number * photosPerPage);
  const pages: GalleryPages = {
    ...(number > 1 ? { previous: galleryPagePath(number - 1, path) } : {}),
    ...(number < last ? { next: galleryPagePath(number + 1, path) } : {}),
  };
  const shown = await Promise.all(own.map((photo) => showPhoto(photo, speech, studio)));
  return { ...arrange(shown, number < last), ...(last > 1 ? { pages } : {}) };
};

export const introOf = ({ photos }: Photos, { words }: Speech) => words.photography.galleryIntro(photos.length);

const partOf = ({ photos }: Photos, number: number, { words, lang }: Speech) => {
  const say = (value: number) => value.toLocaleString(lang);
  return words.photography.part({
    first: say((number - 1) * photosPerPage + 1),
    last: say(Math.min(number * photosPerPage, photos.length)),
    total: say(photos.length),
  });
};

/** Search results call no two pages the same. */
export const headOfGallery = (
  { title, description, photos }: Photos & { title: string; description: string },
  number: number,
  speech: Speech,
) => {
  if (number === 1) return { title, description };
  const part = partOf({ photos }, number, speech);
  return { title: `${title}: ${part.replace(/\.$/, "")}`, description: `${title}. ${part}` };
};

export const ledeOf = ({ lede, photos }: Photos & { lede?: string | undefined }, number: number, speech: Speech) =>
  number === 1 ? lede : partOf({ photos }, number, speech);

/** A page after the first has photos alone. */
export const onPage = (photography: Photography, number: number, speech: Speech): Photography => {
  if (number === 1) return photography;
  const lede = ledeOf(photography, number, speech);
  return { ...photography, lede, masthead: undefined, prints: [], albums: [], collections: [], sky: undefined };
};
