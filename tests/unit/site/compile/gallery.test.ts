import { describe, expect, it } from "vitest";
import { photosPerPage } from "../../../../site/addresses/photos.ts";
import { compileGallery, headOfGallery, onPage } from "../../../../site/compile/gallery.ts";
import { compilePhotography } from "../../../../site/compile/pages.ts";
import { loadContent } from "../../../../site/load.ts";
import { pageTable } from "../../../../site/pages.ts";
import { photographySchema } from "../../../../site/schema/photography.ts";

const places = [{ title: "A dune", latitude: 36.6, longitude: -117.1, zone: "America/Los_Angeles" }];
const sky = { title: "Light", intro: "When *it* is there.", date: "2026-10-25", places, text: "Look *up*." };

const photographyOf = (photos: number) => ({
  title: "Photography",
  description: "Many.",
  photos: Array.from({ length: photos }, (_, index) => {
    return { slug: `photo-${index + 1}`, title: `Photo ${index + 1}`, imgUrl: "./a.jpg", alt: "A hill at noon." };
  }),
});

const large = (photos: number) => photographySchema.parse(photographyOf(photos));
const picture = { src: "/a.jpg", sources: [], width: 3, height: 2, color: "#888888" };
const pipeline = { picture: async () => picture, photoInfo: async () => ({}) };
const pageOf = (photos: number, number: number) => compileGallery(large(photos), number, pipeline);

describe("a gallery of one page", () => {
  it("has no pagination", async () => {
    const gallery = await pageOf(photosPerPage, 1);
    expect(gallery.photos).toHaveLength(photosPerPage);
    expect(gallery.pages).toBeUndefined();
  });
});

describe("a gallery of several pages", () => {
  it("has every photo once, in order", async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => pageOf(130, number)));
    expect(pages.map(({ photos }) => photos.length)).toEqual([60, 60, 10]);
    expect(pages.flatMap(({ photos }) => photos.map(({ slug }) => slug))).toEqual(
      large(130).photos.map(({ slug }) => slug),
    );
  });

  it("links from each page to the previous and next ones", async () => {
    const ways = await Promise.all([1, 2, 3].map(async (number) => (await pageOf(130, number)).pages));
    expect(ways).toEqual([
      { next: "/photography/page/2" },
      { previous: "/photography", next: "/photography/page/3" },
      { previous: "/photography/page/2" },
    ]);
  });

  it("ends a row at each page's end, and leaves space only in the last", async () => {
    const [first, last] = await Promise.all([pageOf(61, 1), pageOf(61, 2)]);
    expect(first.photos.at(-1)?.ends).toBe("phone tablet desktop");
    expect(first.empty).toEqual([]);
    expect(last.empty.length).toBeGreaterThan(0);
  });

  it("has prints, albums, the sky and its picture only on the first page", () => {
    const photography = { ...large(130), prints: [{ title: "Prints", url: "https://prints.example/" }], sky };
    expect(onPage(photography, 1)).toBe(photography);
    expect(onPage(photography, 3)).toMatchObject({
      lede: "Photos 121–130 of 130.",
      prints: [],
      sky: undefined,
    });
  });

  it("shows the light of a day only if the owner has enabled it", async () => {
    const shown = await compilePhotography({ ...large(2), sky }, pipeline);
    expect(shown.sky).toMatchObject({
      id: "sky",
      title: "Light",
      intro: ["When ", { em: ["it"] }, " is there."],
      block: { kind: "sky", id: "sky", date: "2026-10-25", places, shown: { times: { moonrise: "5:30 PM" } } },
    });
    expect(await compilePhotography(large(2), pipeline)).toHaveProperty("sky", undefined);
  });

  it("gives every page a different title", () => {
    const heads = [1, 2, 3].map((number) => headOfGallery(large(130), number));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(3);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(3);
    expect(heads[1]?.title).toBe("Photography: Photos 61–120 of 130");
  });
});

describe("the paths of a gallery's pages", () => {
  it("are pages of the site", () => {
    const pages = pageTable({ ...loadContent(), photography: large(130) });
    expect(pages.gallery.slice(0, 2)).toEqual(["/photography/page/2", "/photography/page/3"]);
    expect(pages.all).toEqual(expect.arrayContaining(pages.gallery));
    expect(pages.main).toContain("/photography");
  });
});
