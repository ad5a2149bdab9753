import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeRuntimeCache } from "../../../../worker/worker/runtime-cache.ts";
import { fakeCaches } from "./fake-caches.ts";

let caches: ReturnType<typeof fakeCaches>;

const urlOf = (name: string) => `https://site.example/assets/${name}`;

const keep = (files: ReturnType<typeof makeRuntimeCache>, name: string) => files.add(urlOf(name), new Response("x"));

const kept = async () => [...(await caches.open("pictures")).entries.keys()].map((url) => url.split("/").pop());

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal("caches", caches);
});
afterEach(() => vi.unstubAllGlobals());

describe("the runtime cache", () => {
  it("has a maximum size and evicts the oldest files, even when many arrive at once", async () => {
    const files = makeRuntimeCache("pictures", 3);
    for (const name of ["a", "b"]) await keep(files, name);
    await Promise.all(["c", "d", "e"].map((name) => keep(files, name)));
    expect(await kept()).toEqual(["c", "d", "e"]);
  });

  it("drops half of its files when storage is full", async () => {
    const files = makeRuntimeCache("pictures");
    for (const name of ["a", "b", "c", "d"]) await keep(files, name);
    const cache = await caches.open("pictures");
    cache.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    await keep(files, "e");
    expect(await kept()).toEqual(["c", "d"]);
  });
});

it("files shown before the worker started are cached once, if available", async () => {
  const fetched = vi.fn((url: string) =>
    Promise.resolve(new Response("x", { status: url.endsWith("gone") ? 404 : 200 })),
  );
  vi.stubGlobal("fetch", fetched);
  const files = makeRuntimeCache("pictures");
  await files.addShown(["a", "gone", "b"].map(urlOf));
  await files.addShown(["a"].map(urlOf));
  expect(await kept()).toEqual(["a", "b"]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
