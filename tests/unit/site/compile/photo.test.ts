import { describe, expect, it } from "vitest";
import { plainType } from "../../../../site/theme/type.ts";
import { compilePhoto, shorten } from "../../../../site/compile/photo.ts";
import type { Speech } from "../../../../site/compile/speech.ts";
import type { Picture } from "../../../../site/pictures/picture.ts";
import { photographySchema } from "../../../../site/schema/photography.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const speech: Speech = { lang: "en", words: wordsIn("en") };

const shape = { width: 3000, height: 2000 };
const studio = {
  picture: (path: string) => Promise.resolve({ src: path, sources: [], sizes: "", color: "", ...shape } as Picture),
  photoInfo: () => Promise.resolve({ camera: "Box" }),
};

const collection = { slug: "few", title: "Few", lede: "Not many.", photos: ["b"] };

const galleryOf = (...slugs: string[]) =>
  photographySchema.parse({
    title: "Photos",
    description: "Some.",
    collections: slugs.includes("b") ? [collection] : [],
    photos: slugs.map((slug) => ({ slug, title: `The ${slug}`, imgUrl: `./${slug}.jpg`, alt: `One can see ${slug}.` })),
  });

const pageOf = (slug: string, ...slugs: string[]) => compilePhoto(galleryOf(...slugs), slug, speech, plainType, studio);

describe("a photo's page", () => {
  it("has the photo, what its file tells, and its place among the others", async () => {
    const photo = await pageOf("b", "a", "b", "c");
    expect(photo).toMatchObject({ slug: "b", title: "The b", alt: "One can see b.", shape: "1 1/2" });
    expect(photo?.place).toBe("2 of 3");
    expect(photo?.facts).toContainEqual({ term: "Camera", value: "Box" });
  });

  it("asks for a file as wide as it is shown: by the window's width, or by its height", async () => {
    expect((await pageOf("a", "a"))?.picture.sizes).toBe("(aspect-ratio < 1.24) 100vw, 124.5svh");
  });

  it("leads to the collections that the photo is in", async () => {
    expect((await pageOf("b", "a", "b"))?.collections).toEqual([
      { label: "Collection: Few", path: "/photography/collections/few" },
    ]);
    expect(await pageOf("a", "a", "b")).not.toHaveProperty("collections");
  });

  it("is not there for a photo that is not", async () => {
    expect(await pageOf("z", "a", "b")).toBeUndefined();
  });

  it.each([
    ["a", ["a"], undefined, undefined],
    ["a", ["a", "b"], undefined, "/photography/b"],
    ["a", ["a", "b", "c"], "/photography/c", "/photography/b"],
    ["c", ["a", "b", "c"], "/photography/b", "/photography/a"],
  ])("of %s among %j leads to the ones before and after", async (slug, slugs, previous, next) => {
    const photo = await pageOf(slug, ...slugs);
    expect([photo?.previous?.path, photo?.next?.path]).toEqual([previous, next]);
  });
});

describe("a text that is too long for a description", () => {
  it("is cut after a word", () => {
    expect(shorten("A ridge, then a valley", 14)).toBe("A ridge, then…");
    expect(shorten("A ridge, then a valley", 12)).toBe("A ridge…");
    expect(shorten("A ridge", 7)).toBe("A ridge");
  });

  it("is cut anywhere when it is one word", () => {
    expect(shorten("山".repeat(20), 10)).toBe(`${"山".repeat(9)}…`);
  });
});
