import { dirname, join } from "node:path";
import { photoPath } from "../addresses/photos.ts";
import { contentFiles } from "../files.ts";
import { photographSizes } from "../pictures/sizes.ts";
import type { Studio } from "../pictures/studio.ts";
import { summaryLength } from "../schema/lengths.ts";
import type { Photography } from "../schema/site.ts";
import { showFrom } from "./blocks.ts";
import { factsOf, nearestRatio, photoSlot, shapeOf } from "./photos.ts";
import type { HeadingType } from "../theme/type.ts";
import { type Speech, fill } from "./speech.ts";
import { titleFit } from "./title-fit.ts";
import type { PhotoView, Way } from "./view.ts";

type Photo = Photography["photos"][number];

type Pictures = Pick<Studio, "picture" | "photoInfo">;

export const showPhoto = async ({ imgUrl, alt, added: _day, ...photo }: Photo, speech: Speech, studio: Pictures) => {
  const file = contentFiles.photography;
  const shown = await showFrom(file, studio.picture)({ imgUrl, alt }, photoSlot, "large");
  const info = await studio.photoInfo(join(dirname(file), imgUrl));
  return { ...photo, ...shown, facts: factsOf(info, shown.picture, speech) };
};

const wayTo = (photos: Photo[], index: number, label: string, type: HeadingType): Way => {
  const { slug, title } = photos.at(index % photos.length) as Photo;
  return { label, title, path: photoPath(slug), fit: titleFit(title, type) };
};

/** Of two photos the other one is the next, and a single one has neither. */
const neighbours = (photos: Photo[], index: number, { words: { photo: says } }: Speech, type: HeadingType) => ({
  ...(photos.length > 2 ? { previous: wayTo(photos, index - 1, says.previous, type) } : {}),
  ...(photos.length > 1 ? { next: wayTo(photos, index + 1, says.next, type) } : {}),
});

export const compilePhoto = async (
  { photos }: Photography,
  slug: string,
  speech: Speech,
  type: HeadingType,
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
    ...neighbours(photos, index, speech, type),
  };
};

export const shorten = (text: string, most = summaryLength) => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/u);
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.]+$/u, "")}…`;
};
