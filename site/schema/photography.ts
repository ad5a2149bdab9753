import { z } from "zod";
import { albumsSchema } from "./album.ts";
import { didYouMean, differIn, report } from "./messages.ts";
import {
  added,
  address,
  alt,
  between,
  commentLink,
  listOf,
  pictureFields,
  picturePath,
  slug,
  summary,
  text,
} from "./parts.ts";
import { skySection } from "./sky.ts";

const collectionSchema = z.strictObject({
  slug: slug.describe("The address of the collection's page: /photography/collections/slug"),
  title: text,
  lede: text.describe("What holds its photos together; search results show the beginning of it."),
  photos: listOf(slug).describe("The slugs of its photos, in the order of its page; a photo may be in several."),
  cover: slug.optional().describe("The slug of the photo that stands for it; the first one when left out."),
  added,
});

export type Collection = z.infer<typeof collectionSchema>;

type Gallery = { photos: { slug: string }[]; collections: Collection[] };

/** Collections name photos of the gallery, each of them once. */
const checkPhotos = ({ photos, collections }: Gallery, context: z.RefinementCtx) => {
  const known = new Set(photos.map((photo) => photo.slug));
  collections.forEach(({ photos: own, cover }, index) => {
    own.forEach((photo, at) => {
      const path = ["collections", index, "photos", at];
      if (!known.has(photo)) report(context, path, `no photo has the slug "${photo}"${didYouMean(photo, known)}`);
      else if (own.indexOf(photo) < at) report(context, path, `"${photo}" is listed twice: remove one of the two`);
    });
    if (cover === undefined || own.includes(cover)) return;
    report(context, ["collections", index, "cover"], `expected one of its photos, got "${cover}"`);
  });
};

const photoSchema = z.strictObject({
  slug: slug.describe("The address of the photo's page: /photography/slug"),
  title: text,
  imgUrl: picturePath,
  alt,
  comment: text.optional().describe("A line under the title, on the photo's page and in the viewer."),
  focus: between(0, 100)
    .optional()
    .describe("What a link preview keeps of it: from 0, its top or its left, to 100; the middle when left out."),
  cardAlt: alt.optional().describe("What a link preview shows of it, if that is not what alt says."),
  printUrl: address.optional().describe("Where a print is sold."),
  added,
});

export const photographySchema = z
  .strictObject({
    title: text,
    description: summary,
    lede: text.optional(),
    masthead: z.strictObject(pictureFields).optional(),
    prints: z.array(commentLink).default([]),
    albums: albumsSchema.default([]),
    license: address
      .optional()
      .describe("Where the terms for using the photos stand, such as /colophon#licenses; told to search engines."),
    photos: z.array(photoSchema).superRefine(differIn("slug")).default([]),
    collections: z
      .array(collectionSchema)
      .superRefine(differIn("slug"))
      .superRefine(differIn("title"))
      .default([])
      .describe("Photos of the gallery that belong together, each collection with a page of its own."),
    sky: skySection
      .optional()
      .describe(
        "When there is light to photograph by, after the gallery: the tool of the sky blocks; none when left out.",
      ),
  })
  .superRefine(checkPhotos);

export type Photography = z.infer<typeof photographySchema>;
export type PhotographyInput = z.input<typeof photographySchema>;
