import { z } from "zod";
import { albumsSchema } from "./album.ts";
import { didYouMean, differIn, report } from "./messages.ts";
import {
  added,
  address,
  alt,
  commentLink,
  listOf,
  pageTitle,
  pictureFields,
  picturePath,
  slug,
  summary,
  text,
} from "./parts.ts";
import { skySection } from "./tools.ts";

const collectionSchema = z.strictObject({
  /** The address of the collection's page: /photography/collections/slug */
  slug: slug,
  title: text,
  /** What its photos have in common; search results show the beginning. */
  lede: text,
  /** The slugs of its photos, in the order of its page; a photo may be in several. */
  photos: listOf(slug),
  /** The slug of its cover photo; defaults to the first one. */
  cover: slug.optional(),
});

export type Collection = z.infer<typeof collectionSchema>;

type Gallery = { photos: { slug: string }[]; collections: Collection[] };

/** Collections list slugs of gallery photos, each only once. */
const checkPhotos = ({ photos, collections }: Gallery, context: z.RefinementCtx) => {
  const known = new Set(photos.map((photo) => photo.slug));
  collections.forEach(({ photos: own, cover }, index) => {
    own.forEach((photo, at) => {
      const path = ["collections", index, "photos", at];
      if (!known.has(photo)) report(context, path, `no photo has the slug "${photo}"${didYouMean(photo, known)}`);
      else if (own.indexOf(photo) < at) report(context, path, `"${photo}" is listed twice: remove one of the two`);
    });
    if (cover === undefined || own.includes(cover)) return;
    report(context, ["collections", index, "cover"], `expected the slug of one of its photos, got "${cover}"`);
  });
};

const photoSchema = z.strictObject({
  /** The address of the photo's page: /photography/slug */
  slug: slug,
  title: text,
  imgUrl: picturePath,
  alt,
  /** A line under the title, on the photo's page and in the viewer. */
  comment: text.optional(),
  /** The part that link previews show: from 0 (top or left) to 100; defaults to the middle. */
  focus: z.number().min(0).max(100).optional(),
  /** The alt text of the link preview, if the cropped picture needs another one. */
  cardAlt: alt.optional(),
  printUrl: address.optional(),
  added,
});

export const photographySchema = z
  .strictObject({
    title: pageTitle,
    description: summary,
    lede: text.optional(),
    masthead: z.strictObject(pictureFields).optional(),
    prints: z.array(commentLink).default([]),
    albums: albumsSchema.default([]),
    /** The page with the photos' license, such as /colophon#licenses, for search engines. */
    license: address.optional(),
    photos: z.array(photoSchema).superRefine(differIn("slug")).default([]),
    collections: z.array(collectionSchema).superRefine(differIn("slug")).superRefine(differIn("title")).default([]),
    /** The sun and moon tool of sky blocks, shown after the gallery. */
    sky: skySection.optional(),
  })
  .superRefine(checkPhotos);

export type Photo = z.infer<typeof photoSchema>;
export type Photography = z.infer<typeof photographySchema>;
