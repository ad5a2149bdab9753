import { describe, expect, it } from "vitest";
import { compileCollection, compileCollectionTiles, coverOf } from "../../../../site/compile/collection.ts";
import { type Collection, photographySchema } from "../../../../site/schema/photography.ts";

const slugs = Array.from({ length: 130 }, (_, index) => `photo-${index + 1}`);
const photography = photographySchema.parse({
  title: "Photography",
  description: "Many.",
  photos: slugs.map((slug) => ({ slug, title: slug, imgUrl: "./a.jpg", alt: "A hill at noon." })),
  collections: [
    { slug: "all", title: "All", lede: "From the last to the first.", photos: slugs.toReversed() },
    { slug: "few", title: "Few", lede: "Two.", photos: slugs.slice(3, 5), cover: slugs[4] },
    { slug: "one", title: "One", lede: "And no more.", photos: slugs.slice(0, 1) },
  ],
});
const [all, few] = photography.collections;

const picture = { src: "/a.jpg", sources: [], width: 2000, height: 1000, color: "#888" };
const pipeline = { picture: async () => picture, photoInfo: async () => ({}) };

const pageOf = (slug: string, page = 1) => {
  const collection = photography.collections.find((one) => one.slug === slug) as Collection;
  return compileCollection(photography, collection, page, pipeline);
};

describe("a collection's page", () => {
  it("has its photos in its own order, sixty per page, and links to its next page", async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => pageOf("all", number)));
    const shown = pages.flatMap((page) => page.view.gallery.photos.map(({ slug }) => slug));
    expect(shown).toEqual(all?.photos);
    expect(pages[1]?.view.gallery.pages).toEqual({
      previous: "/photography/collections/all",
      next: "/photography/collections/all/page/3",
    });
    expect((await pageOf("few")).view.gallery.pages).toBeUndefined();
  });

  it("shows the number of photos, singular for one, and the range on a later page", async () => {
    const says = async (slug: string, page?: number) => {
      const { view, head } = await pageOf(slug, page);
      return [head.title, view.lede, view.galleryIntro];
    };
    expect(await says("few")).toEqual(["Few · Photography", "Two.", "2 photos. Select one to enlarge."]);
    expect(await says("one")).toEqual(["One · Photography", "And no more.", "One photo. Select it to enlarge."]);
    expect((await says("all", 2)).slice(0, 2)).toEqual([
      "All: Photos 61–120 of 130 · Photography",
      "Photos 61–120 of 130.",
    ]);
  });

  it("links to the previous and next collections", async () => {
    const { view } = await pageOf("all");
    expect(view.previous).toMatchObject({ label: "Previous collection", path: "/photography/collections/one" });
    expect(view.next).toMatchObject({ title: "Few", path: "/photography/collections/few" });
  });
});

describe("collection tiles", () => {
  it("show the number of photos", async () => {
    const tiles = await compileCollectionTiles(photography, pipeline.picture);
    expect(tiles.map(({ title, url, comment }) => [title, url, comment])).toEqual([
      ["All", "/photography/collections/all", "130 photos"],
      ["Few", "/photography/collections/few", "2 photos"],
      ["One", "/photography/collections/one", "One photo"],
    ]);
  });

  it("show the owner's chosen photo, or the first", () => {
    expect(few && coverOf(photography, few)?.slug).toBe(slugs[4]);
    expect(all && coverOf(photography, all)?.slug).toBe(slugs[129]);
  });
});
