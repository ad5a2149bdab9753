import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAllCaches, deleteOld, namesFor } from "../../../../worker/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";

const siteUrl = "https://site.example/";
const { version: cacheOf, pictures } = namesFor(siteUrl);
const neighbor = namesFor("https://site.example/sub/").version("one");

const takeOver = async (version: string) => {
  await caches.open(cacheOf(version));
  await deleteOld(siteUrl, version);
};

const kept = async () => (await caches.keys()).filter((name) => name !== neighbor && name !== pictures);

beforeEach(async () => {
  vi.stubGlobal("caches", fakeCaches());
  for (const name of [neighbor, pictures]) await caches.open(name);
});
afterEach(() => vi.unstubAllGlobals());

describe("a version's cache", () => {
  it("is kept for open pages through two more versions, then deleted", async () => {
    for (const version of ["one", "two", "three"]) await takeOver(version);
    expect(await kept()).toEqual(["one", "two", "three"].map(cacheOf));
    await takeOver("four");
    expect(await kept()).toEqual(["two", "three", "four"].map(cacheOf));
  });

  it("can become current again", async () => {
    for (const version of ["one", "two", "three", "one", "four"]) await takeOver(version);
    expect(await kept()).toEqual(["two", "three", "four"].map(cacheOf));
  });

  it("is not deleted while it is being filled", async () => {
    for (const version of ["one", "two"]) await takeOver(version);
    await caches.open(cacheOf("coming"));
    await takeOver("two");
    expect(await kept()).toContain(cacheOf("coming"));
  });
});

it("the first version deletes other caches of the site, but not the pictures or another site's caches", async () => {
  await caches.open("site / state");
  await takeOver("one");
  expect(await caches.keys()).toEqual([neighbor, pictures, cacheOf("one")]);
});

it("deletes all caches of the site, and none of another site's", async () => {
  await takeOver("one");
  await deleteAllCaches(siteUrl);
  expect(await caches.keys()).toEqual([neighbor]);
});
