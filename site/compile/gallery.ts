import { galleryPageCount, galleryPagePath, photosPerPage } from "../addresses/photos.ts";
import type { Studio } from "../pictures/studio.ts";
import type { Photography } from "../schema/site.ts";
import { showPhoto } from "./photo.ts";
import { arrange } from "./photos.ts";
import { type Speech, count, fill } from "./speech.ts";

export type GalleryPages = { previous?: string; next?: string };

type Pictures = Pick<Studio, "picture" | "photoInfo">;

/** A gallery of a single page says nothing of others. */
export const compileGallery = async ({ photos }: Photography, number: number, speech: Speech, studio: Pictures) => {
  const last = galleryPageCount(photos.length);
  const own = photos.slice((number - 1) * photosPerPage, number * photosPerPage);
  const pages: GalleryPages = {
    ...(number > 1 ? { previous: galleryPagePath(number - 1) } : {}),
    ...(number < last ? { next: galleryPagePath(number + 1) } : {}),
  };
  const shown = await Promise.all(own.map((photo) => showPhoto(photo, speech, studio)));
  return { ...arrange(shown, number < last), ...(last > 1 ? { pages } : {}) };
};

export const introOf = ({ photos }: Photography, { words, lang }: Speech) =>
  count(words.photography.galleryIntro, photos.length, lang);

const partOf = ({ photos }: Photography, number: number, { words, lang }: Speech) => {
  const say = (value: number) => value.toLocaleString(lang);
  return fill(words.photography.part, {
    first: say((number - 1) * photosPerPage + 1),
    last: say(Math.min(number * photosPerPage, photos.length)),
    total: say(photos.length),
  });
};

/** Search results call no two pages the same. */
export const headOfGallery = (photography: Photography, number: number, speech: Speech) => {
  const { title, description } = photography;
  if (number === 1) return { title, description };
  const part = partOf(photography, number, speech);
  return { title: `${title}: ${part.replace(/\.$/, "")}`, description: `${title}. ${part}` };
};

/** A page after the first has photos alone. */
export const onPage = (photography: Photography, number: number, speech: Speech): Photography => {
  if (number === 1) return photography;
  const lede = partOf(photography, number, speech);
  return { ...photography, lede, masthead: undefined, prints: [], albums: [], sky: undefined };
};
