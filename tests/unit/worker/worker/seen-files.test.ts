import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSeenFiles } from "../../../../worker/worker/seen-files.ts";
import { fakeCaches } from "./fake-caches.ts";

let caches: ReturnType<typeof fakeCaches>;

const urlOf = (name: string) => `https://site.example/assets/${name}`;

const keep = (files: ReturnType<typeof makeSeenFiles>, name: string, size: number) =>
  files.keep(urlOf(name), new Response(new Uint8Array(size)));

const kept = async () => [...(await caches.open("pictures")).entries.keys()].map((url) => url.split("/").pop());

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal("caches", caches);
});
afterEach(() => vi.unstubAllGlobals());

describe("files that were seen", () => {
  it("are bounded in number, the oldest out first", async () => {
    const files = makeSeenFiles("pictures", { most: 3, mostBytes: 1000 });
    for (const name of ["a", "b", "c", "d", "e"]) await keep(files, name, 10);
    expect(await kept()).toEqual(["c", "d", "e"]);
  });

  it("are bounded in bytes, by as many as it takes", async () => {
    const files = makeSeenFiles("pictures", { most: 100, mostBytes: 100 });
    for (const name of ["a", "b", "c"]) await keep(files, name, 30);
    await keep(files, "wide", 70);
    expect(await kept()).toEqual(["c", "wide"]);
    await keep(files, "huge", 101);
    expect(await kept()).toEqual(["c", "wide"]);
  });

  it("are counted rightly by a worker that was started anew, and by many at once", async () => {
    await keep(makeSeenFiles("pictures", { most: 100, mostBytes: 100 }), "a", 40);
    const later = makeSeenFiles("pictures", { most: 100, mostBytes: 100 });
    await Promise.all(["b", "c", "d"].map((name) => keep(later, name, 40)));
    expect(await kept()).toEqual(["c", "d"]);
  });

  it("make room when the disk is full", async () => {
    const files = makeSeenFiles("pictures");
    for (const name of ["a", "b", "c", "d"]) await keep(files, name, 10);
    const cache = await caches.open("pictures");
    cache.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    await keep(files, "e", 10);
    expect(await kept()).toEqual(["c", "d"]);
  });
});

it("what a page showed before there was a worker is kept once, as far as it can be had", async () => {
  const fetched = vi.fn((url: string) =>
    Promise.resolve(new Response("x", { status: url.endsWith("gone") ? 404 : 200 })),
  );
  vi.stubGlobal("fetch", fetched);
  const files = makeSeenFiles("pictures");
  await files.keepShown(["a", "gone", "b"].map(urlOf));
  await files.keepShown(["a"].map(urlOf));
  expect(await kept()).toEqual(["a", "b"]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
