import { dirname, join } from "node:path";
import { photoPath } from "../addresses/photos.ts";
import { contentFiles } from "../files.ts";
import { photographSizes } from "../pictures/sizes.ts";
import type { Studio } from "../pictures/studio.ts";
import type { Photography } from "../schema/site.ts";
import { showFrom } from "./blocks.ts";
import { factsOf, nearestRatio, photoSlot, shapeOf } from "./photos.ts";
import { type Speech, fill } from "./speech.ts";
import type { PhotoLink, PhotoView } from "./view.ts";

type Photo = Photography["photos"][number];

type Pictures = Pick<Studio, "picture" | "photoInfo">;

/** A photo with its files and with what its own file tells of it. */
export const showPhoto = async ({ imgUrl, alt, ...photo }: Photo, speech: Speech, studio: Pictures) => {
  const file = contentFiles.photography;
  const shown = await showFrom(file, studio.picture)({ imgUrl, alt }, photoSlot, "large");
  const info = await studio.photoInfo(join(dirname(file), imgUrl));
  return { ...photo, ...shown, facts: factsOf(info, shown.picture, speech) };
};

const linkTo = (photos: Photo[], index: number): PhotoLink => {
  const { slug, title } = photos.at(index % photos.length) as Photo;
  return { title, path: photoPath(slug) };
};

/** The photos before and after; of two, the other one is the next, and a single one has neither. */
const neighbours = (photos: Photo[], index: number) => ({
  ...(photos.length > 2 ? { previous: linkTo(photos, index - 1) } : {}),
  ...(photos.length > 1 ? { next: linkTo(photos, index + 1) } : {}),
});

export const compilePhoto = async (
  { photos }: Photography,
  slug: string,
  speech: Speech,
  studio: Pictures,
): Promise<PhotoView | undefined> => {
  const index = photos.findIndex((candidate) => candidate.slug === slug);
  const found = photos[index];
  if (!found) return undefined;
  const photo = await showPhoto(found, speech, studio);
  const ratio = nearestRatio(photo.picture);
  return {
    ...photo,
    picture: { ...photo.picture, sizes: photographSizes(ratio) },
    shape: shapeOf(ratio),
    place: fill(speech.words.photo.place, { index: index + 1, total: photos.length }),
    ...neighbours(photos, index),
  };
};

/** As much of a text as search engines show, up to the end of a word. */
export const shorten = (text: string, most = 170) => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/u);
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.]+$/u, "")}…`;
};
