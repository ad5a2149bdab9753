import { z } from "zod";
import { added, slug, text } from "./parts.ts";

export const collectionSchema = z.strictObject({
  slug: slug.describe("The address of the collection's page: /photography/collections/slug"),
  title: text,
  lede: text.describe("What holds its photos together; search results show the beginning of it."),
  photos: z.array(slug).describe("The slugs of its photos, in the order of its page; a photo may be in several."),
  cover: slug.optional().describe("The slug of the photo that stands for it; the first one when left out."),
  added,
});

export type Collection = z.infer<typeof collectionSchema>;
