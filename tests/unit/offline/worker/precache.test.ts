import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../../offline/worker/keep.ts";
import { makePrecache, mostSeen } from "../../../../offline/worker/precache.ts";
import { type Versions, namesFor } from "../../../../offline/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";

const site = "https://site.example/";

/** What the server has, by path. */
let served: Map<string, string>;

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

const hashes = async (...names: string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hashOf(bytesOf(textOf(name)))] as const)),
  );

const textOf = (name: string) => `the text of ${name}`;

const serve = (...names: string[]) => names.forEach((name) => served.set(name, textOf(name)));

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => [`photography/p${index}`, `photography/p${index}.data`]).flat();

const workerOf = async (version: string, later: string[], files: string[] = []) =>
  makePrecache(
    { version, files: await hashes(...files), later: await hashes(...later), redirects: {} },
    { names: namesFor(site) } as Versions,
    site,
  );

const keptIn = async (version: string) =>
  (await (await caches.open(namesFor(site).version(version))).keys()).map(({ url }) => url.slice(site.length));

beforeEach(() => {
  served = new Map();
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", (url: string) => {
    const text = served.get(url.slice(site.length));
    return Promise.resolve(text === undefined ? new Response("", { status: 404 }) : new Response(text));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a page that was seen", () => {
  it("is kept with its data", async () => {
    serve(...photos(2));
    const worker = await workerOf("one", photos(2));
    await worker.keepSeen("photography/p1");
    expect(await keptIn("one")).toEqual(["photography/p1", "photography/p1.data"]);
    const found = await worker.find("one", "photography/p1");
    expect(await found?.text()).toBe(textOf("photography/p1"));
  });

  it("is not kept when it is one of another version, or no page of that kind", async () => {
    serve(...photos(1), "blog");
    const worker = await workerOf("one", photos(1));
    served.set("photography/p0", "newer");
    await worker.keepSeen("photography/p0");
    await worker.keepSeen("blog");
    expect(await keptIn("one")).toEqual(["photography/p0.data"]);
  });

  it("makes room for itself: of many the newest are kept", async () => {
    const all = photos(mostSeen);
    serve(...all, "blog");
    const worker = await workerOf("one", all, ["blog"]);
    await worker.install();
    for (let index = 0; index < mostSeen; index++) await worker.keepSeen(`photography/p${index}`);
    const kept = await keptIn("one");
    expect(kept.filter((name) => name.startsWith("photography/"))).toEqual(all.slice(-mostSeen));
    expect(kept).toContain("blog");
  });
});

describe("the next version", () => {
  it("has what was seen in the one before, and nothing else of the kind", async () => {
    serve(...photos(3), "blog");
    const one = await workerOf("one", photos(3), ["blog"]);
    await one.install();
    await one.keepSeen("photography/p1");
    const two = await workerOf("two", photos(3), ["blog"]);
    await two.install();
    expect(await keptIn("two")).toEqual(["blog", "photography/p1", "photography/p1.data", "?files"]);
  });

  it("is whole without what can no longer be had of it", async () => {
    serve(...photos(1), "blog");
    const one = await workerOf("one", photos(1), ["blog"]);
    await one.install();
    await one.keepSeen("photography/p0");
    await (await caches.open(namesFor(site).version("one"))).delete(`${site}?files`);
    served.delete("photography/p0");
    const two = await workerOf("two", photos(1), ["blog"]);
    await two.install();
    expect(await keptIn("two")).toEqual(["blog", "photography/p0.data", "?files"]);
  });
});
