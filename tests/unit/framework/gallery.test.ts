import { expect, it } from "vitest";
import { galleryCode } from "../../../framework/gallery.ts";
import { photographyOf, usualSize } from "../../../scripts/lib/large/content.ts";
import { loadContent } from "../../../site/load.ts";
import { photographySchema } from "../../../site/schema/site.ts";

const content = loadContent();

const codeOf = (photos: number) =>
  galleryCode({ ...content, photography: photographySchema.parse(photographyOf({ ...usualSize, photos })) });

it("the viewer is told nothing of a gallery whose pages each have all they show", () => {
  expect(codeOf(60)).toBe("export const slugs = [];\nexport const collections = {};");
});

it("the viewer is told the names of all photos, and their places in a collection that is several pages", () => {
  const [slugs = "", collections = ""] = codeOf(250).split("\n");
  expect(slugs.match(/"[a-z-]+"/g)).toHaveLength(250);
  const every = Array.from({ length: 63 }, (_, index) => index * 4);
  expect(collections).toBe(
    `export const collections = {"/photography/collections/one-in-4":${JSON.stringify(every)}};`,
  );
});
