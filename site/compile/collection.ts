import { collectionPath } from "../addresses/photos.ts";
import { contentFiles } from "../files.ts";
import { sizesOf } from "../pictures/sizes.ts";
import { slotFor } from "../pictures/slots.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import type { Collection, Photo, Photography } from "../schema/photography.ts";
import { type Resolve, showFrom } from "./blocks.ts";
import { compileGallery, headOfGallery, introOf, ledeOf } from "./gallery.ts";
import { type Cell, cropTo, evenRows } from "./mosaic.ts";
import { neighbors } from "./neighbors.ts";
import { shorten } from "./photo.ts";
import { photoSlot } from "./photos.ts";
import { collection as words, photography as galleryWords } from "../words/photography.ts";
import type { TileView } from "./view.ts";

/** The photos in the collection's own order. */
export const photosOf = ({ photos }: Photography, { photos: slugs }: Collection): Photo[] =>
  slugs.flatMap((slug) => photos.find((photo) => photo.slug === slug) ?? []);

export const coverOf = (photography: Photography, collection: Collection): Photo | undefined => {
  const photos = photosOf(photography, collection);
  return photos.find(({ slug }) => slug === collection.cover) ?? photos[0];
};

export const compileCollectionTiles = (photography: Photography, resolve: Resolve): Promise<TileView[]> => {
  const cells = evenRows(photography.collections.length);
  const tiles = photography.collections.map(async (collection, index) => {
    const { slug, title, photos } = collection;
    const { span, ratio } = cells[index] as Cell;
    const cover = coverOf(photography, collection) as Photo;
    const { picture, alt } = await showFrom(contentFiles.photography, resolve)(cover, photoSlot, "large");
    // The same pictures as in the gallery, in the widths of a tile.
    const sizes = sizesOf(slotFor("matter", span, cropTo(ratio)), picture.width / picture.height);
    const comment = galleryWords.photoCount(photos.length);
    return { title, url: collectionPath(slug), comment, picture: { ...picture, sizes }, alt, span, ratio };
  });
  return Promise.all(tiles);
};

export const compileCollection = async (
  photography: Photography,
  collection: Collection,
  page: number,
  pipeline: Pick<Pipeline, "picture" | "photoInfo">,
) => {
  const all = photography.collections.map((one) => ({ title: one.title, path: collectionPath(one.slug) }));
  const { slug, title, lede } = collection;
  const photos = photosOf(photography, collection);
  const head = headOfGallery({ title, description: shorten(lede), photos }, page);
  return {
    head: { ...head, title: `${head.title} · ${photography.title}` },
    view: {
      title,
      lede: ledeOf({ lede, photos }, page) ?? lede,
      path: collectionPath(slug),
      galleryIntro: introOf({ photos }),
      gallery: await compileGallery({ photos }, page, pipeline, collectionPath(slug)),
      ...neighbors(all, photography.collections.indexOf(collection), words),
    },
  };
};
