import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePictures } from "../../../../offline/worker/pictures.ts";
import { fakeCaches } from "./fake-caches.ts";

let caches: ReturnType<typeof fakeCaches>;

const network = (size: number) => () => Promise.resolve(new Response(new Uint8Array(size)));

const see = async (pictures: ReturnType<typeof makePictures>, name: string) => {
  const { response, later } = await pictures.answer(new Request(`https://site.example/assets/${name}`));
  await later;
  return response;
};

const kept = async () => [...(await caches.open("pictures")).entries.keys()].map((url) => url.split("/").pop());

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal("caches", caches);
});
afterEach(() => vi.unstubAllGlobals());

describe("kept pictures", () => {
  it("are bounded in number, the oldest out first", async () => {
    vi.stubGlobal("fetch", network(10));
    const pictures = makePictures("pictures", { most: 3, mostBytes: 1000 });
    for (const name of ["a", "b", "c", "d", "e"]) await see(pictures, name);
    expect(await kept()).toEqual(["c", "d", "e"]);
  });

  it("are bounded in bytes, by as many as it takes", async () => {
    vi.stubGlobal("fetch", network(30));
    const pictures = makePictures("pictures", { most: 100, mostBytes: 100 });
    for (const name of ["a", "b", "c"]) await see(pictures, name);
    vi.stubGlobal("fetch", network(70));
    await see(pictures, "wide");
    expect(await kept()).toEqual(["c", "wide"]);
    vi.stubGlobal("fetch", network(101));
    expect((await see(pictures, "huge")).status).toBe(200);
    expect(await kept()).toEqual(["c", "wide"]);
  });

  it("are counted rightly by a worker that was started anew, and by many at once", async () => {
    vi.stubGlobal("fetch", network(40));
    await see(makePictures("pictures", { most: 100, mostBytes: 100 }), "a");
    const later = makePictures("pictures", { most: 100, mostBytes: 100 });
    await Promise.all(["b", "c", "d"].map((name) => see(later, name)));
    expect(await kept()).toEqual(["c", "d"]);
  });

  it("are not asked for again", async () => {
    const fetched = vi.fn(network(10));
    vi.stubGlobal("fetch", fetched);
    const pictures = makePictures("pictures");
    await see(pictures, "a");
    expect((await (await see(pictures, "a")).arrayBuffer()).byteLength).toBe(10);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are no errors of the server", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("gone", { status: 404 })));
    expect((await see(makePictures("pictures"), "a")).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});

describe("a picture that cannot be had", () => {
  it("is an empty image without a shape of its own, which no cache keeps", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const response = await see(makePictures("pictures"), "a");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toMatch(/width|height|viewBox/);
    expect(await kept()).toEqual([]);
  });

  it("makes room when the disk is full, and the picture shows all the same", async () => {
    vi.stubGlobal("fetch", network(10));
    const pictures = makePictures("pictures");
    for (const name of ["a", "b", "c", "d"]) await see(pictures, name);
    const cache = await caches.open("pictures");
    cache.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    expect((await see(pictures, "e")).status).toBe(200);
    expect(await kept()).toEqual(["c", "d"]);
  });
});
