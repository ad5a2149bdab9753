import { describe, expect, it } from "vitest";
import { isThere, namesAt, pagesAround, rollOf, stripOf } from "../../../../../app/features/viewer/roll.ts";

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`);

const photo = (slug: string) => ({
  slug,
  title: slug,
  alt: "A slope under a sky.",
  picture: { src: `/${slug}.jpg`, sources: [], width: 3, height: 2, color: "#888888" },
});

const rollWith = (count: number, from: number, to: number) =>
  rollOf(
    slugs(count),
    new Map(
      slugs(count)
        .slice(from, to)
        .map((slug) => [slug, photo(slug)]),
    ),
  );

describe("the photos of a gallery that is several pages", () => {
  it("have their places before they have come", () => {
    const roll = rollWith(1000, 60, 120);
    expect(roll.map(({ slug }) => slug)).toEqual(slugs(1000));
    expect([59, 60, 119, 120].map((index) => isThere(roll[index] ?? photo("none")))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("are asked for by the page, early enough that the next is there when it is wanted", () => {
    expect(pagesAround(0, 1000)).toEqual(["/photography"]);
    expect(pagesAround(30, 1000)).toEqual(["/photography"]);
    expect(pagesAround(55, 1000)).toEqual(["/photography", "/photography/page/2"]);
    expect(pagesAround(61, 1000)).toEqual(["/photography/page/2", "/photography"]);
    expect(pagesAround(999, 1000)).toEqual(["/photography/page/17"]);
  });

  it("are those of a collection where one is open", () => {
    const path = "/photography/collections/snow";
    const names = { slugs: ["a", "b", "c"], collections: { [path]: [2, 0] } };
    expect(namesAt(names, "/photography")).toEqual(["a", "b", "c"]);
    expect(namesAt(names, path)).toEqual(["c", "a"]);
    expect(namesAt(names, "/photography/collections/small")).toEqual([]);
    expect(pagesAround(61, 130, path)).toEqual([`${path}/page/2`, path]);
  });
});

describe("the strip", () => {
  it("has all photos of a usual gallery", () => {
    expect(stripOf(slugs(70).map(photo), 3)).toEqual({ from: 0, to: 70 });
  });

  it("has of many those around the one in view, as far as they have come", () => {
    expect(stripOf(rollWith(1000, 0, 1000), 500)).toEqual({ from: 470, to: 530 });
    expect(stripOf(rollWith(1000, 0, 1000), 0)).toEqual({ from: 0, to: 30 });
    expect(stripOf(rollWith(1000, 0, 1000), 999)).toEqual({ from: 969, to: 1000 });
    expect(stripOf(rollWith(1000, 60, 120), 62)).toEqual({ from: 60, to: 92 });
    expect(stripOf(rollWith(1000, 0, 60), 500)).toEqual({ from: 500, to: 500 });
  });
});
