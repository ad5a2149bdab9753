import { dirname, join } from "node:path";
import { collectionPath, photoPath } from "../addresses/photos.ts";
import { contentFiles } from "../files.ts";
import { photographSizes } from "../pictures/sizes.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import { summaryLength } from "../schema/parts.ts";
import type { Photo, Photography } from "../schema/photography.ts";
import { showFrom } from "./blocks.ts";
import { neighbors } from "./neighbors.ts";
import { factsOf, nearestRatio, photoSlot, shapeOf } from "./photos.ts";
import { photo as words } from "../words/photography.ts";

type Pictures = Pick<Pipeline, "picture" | "photoInfo">;

export const showPhoto = async ({ imgUrl, alt, added: _day, ...photo }: Photo, pipeline: Pictures) => {
  const file = contentFiles.photography;
  const shown = await showFrom(file, pipeline.picture)({ imgUrl, alt }, photoSlot, "large");
  const info = await pipeline.photoInfo(join(dirname(file), imgUrl));
  return { ...photo, ...shown, facts: factsOf(info, shown.picture) };
};

const collectionsWith = ({ collections }: Photography, photo: string) => {
  const own = collections.filter(({ photos }) => photos.includes(photo));
  const links = own.map(({ slug, title }) => ({
    label: words.collection({ title }),
    path: collectionPath(slug),
  }));
  return links.length > 0 ? links : undefined;
};

export const compilePhoto = async (photography: Photography, given: Photo, pipeline: Pictures) => {
  const { photos } = photography;
  const index = photos.indexOf(given);
  const photo = await showPhoto(given, pipeline);
  const ratio = nearestRatio(photo.picture);
  const entries = photos.map((one) => ({ title: one.title, path: photoPath(one.slug) }));
  return {
    ...photo,
    picture: { ...photo.picture, sizes: photographSizes(ratio) },
    shape: shapeOf(ratio),
    place: words.place({ index: index + 1, total: photos.length }),
    collections: collectionsWith(photography, photo.slug),
    ...neighbors(entries, index, words),
  };
};

export const shorten = (text: string, most = summaryLength) => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/u);
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.]+$/u, "")}…`;
};
