import { expect, it } from "vitest";
import { compilePhoto, shorten } from "../../../../site/compile/photo.ts";
import type { Picture } from "../../../../site/pictures/picture.ts";
import type { Photo } from "../../../../site/schema/photography.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";

const shape = { width: 3000, height: 2000 };
const pipeline = {
  picture: (path: string) => Promise.resolve({ src: path, sources: [], sizes: "", color: "", ...shape } as Picture),
  photoInfo: () => Promise.resolve({ camera: "Box" }),
};

const galleryOf = (slugs: string) =>
  contentSchemas.photography.parse({
    title: "Photos",
    description: "Some.",
    collections: [{ slug: "few", title: "Few", lede: "Not many.", photos: ["b"] }],
    photos: [...slugs].map((slug) => ({
      slug,
      title: `The ${slug}`,
      imgUrl: `./${slug}.jpg`,
      alt: `One can see ${slug}.`,
    })),
  });

const pageOf = (slug: string, slugs: string) => {
  const gallery = galleryOf(slugs);
  return compilePhoto(gallery, gallery.photos[slugs.indexOf(slug)] as Photo, pipeline);
};

it("a photo's page has the photo, its facts, its place and its collections", async () => {
  const photo = await pageOf("b", "abc");
  expect(photo).toMatchObject({ slug: "b", alt: "One can see b.", shape: "1 1/2", place: "2 of 3" });
  expect(photo.facts).toContainEqual({ term: "Camera", value: "Box" });
  expect(photo.picture.sizes).toBe(
    "(width >= 62rem) and (aspect-ratio >= 1.01) 100.5svh, (width < 62rem) and (aspect-ratio >= 1.24) 124.5svh, 100vw",
  );
  expect(photo.collections).toEqual([{ label: "Collection: Few", path: "/photography/collections/few" }]);
  expect((await pageOf("a", "ab")).collections).toBeUndefined();
});

it("a photo's page links to the previous and next photo, or to the other one of two", async () => {
  const ways = async (slug: string, slugs: string) => {
    const photo = await pageOf(slug, slugs);
    return [photo.previous?.path, photo.next?.path];
  };
  expect(await ways("a", "ab")).toEqual([undefined, "/photography/b"]);
  expect(await ways("a", "abc")).toEqual(["/photography/c", "/photography/b"]);
  expect(await ways("c", "abc")).toEqual(["/photography/b", "/photography/a"]);
});

it("a description that is too long is truncated after a word, or inside a single long word", () => {
  expect(shorten("A ridge, then a valley", 14)).toBe("A ridge, then…");
  expect(shorten("A ridge, then a valley", 12)).toBe("A ridge…");
  expect(shorten("A ridge", 7)).toBe("A ridge");
  expect(shorten("山".repeat(20), 10)).toBe(`${"山".repeat(9)}…`);
});
