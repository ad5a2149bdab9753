import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAllCaches, deleteOld, namesFor } from "../../../../worker/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";

const siteUrl = "https://site.example/";
const { version: cacheOf, pictures } = namesFor(siteUrl);
const neighbour = namesFor("https://site.example/sub/").version("one");

const takeOver = async (version: string) => {
  await caches.open(cacheOf(version));
  await deleteOld(siteUrl, version);
};

const kept = async () => (await caches.keys()).filter((name) => name !== neighbour && name !== pictures);

beforeEach(async () => {
  vi.stubGlobal("caches", fakeCaches());
  for (const name of [neighbour, pictures]) await caches.open(name);
});
afterEach(() => vi.unstubAllGlobals());

describe("a version's cache", () => {
  it("stays for pages that are still open while two others follow, and then goes", async () => {
    for (const version of ["one", "two", "three"]) await takeOver(version);
    expect(await kept()).toEqual(["one", "two", "three"].map(cacheOf));
    await takeOver("four");
    expect(await kept()).toEqual(["two", "three", "four"].map(cacheOf));
  });

  it("can become current a second time", async () => {
    for (const version of ["one", "two", "three", "one", "four"]) await takeOver(version);
    expect(await kept()).toEqual(["two", "three", "four"].map(cacheOf));
  });

  it("is left alone while it is being filled", async () => {
    for (const version of ["one", "two"]) await takeOver(version);
    await caches.open(cacheOf("coming"));
    await takeOver("two");
    expect(await kept()).toContain(cacheOf("coming"));
  });
});

it("what the site kept in other ways goes with the first version, the pictures stay, and a neighbour's files too", async () => {
  await caches.open("site / state");
  await takeOver("one");
  expect(await caches.keys()).toEqual([neighbour, pictures, cacheOf("one")]);
});

it("all that the site kept can be removed, and nothing of a neighbour's", async () => {
  await takeOver("one");
  await deleteAllCaches(siteUrl);
  expect(await caches.keys()).toEqual([neighbour]);
});
