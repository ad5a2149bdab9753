import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkerScope } from "../../../../offline/worker/scope.ts";
import { makeVersions, namesFor } from "../../../../offline/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";

const siteUrl = "https://site.example/";
const { version: cacheOf } = namesFor(siteUrl);

let caches: ReturnType<typeof fakeCaches>;
let open: string[];

const worker = (version: string, installing: unknown = null) => {
  const scope = {
    registration: { scope: siteUrl, installing },
    clients: { matchAll: () => Promise.resolve(open.map((id) => ({ id }))) },
  } as unknown as WorkerScope;
  return makeVersions(scope, version);
};

const takeOver = async (version: string) => {
  await caches.open(cacheOf(version));
  const versions = worker(version);
  await versions.activate();
  return versions;
};

const keptVersions = async () => (await caches.keys()).filter((name) => name.includes(" version "));

beforeEach(() => {
  caches = fakeCaches();
  open = [];
  vi.stubGlobal("caches", caches);
});
afterEach(() => vi.unstubAllGlobals());

describe("a page", () => {
  it("belongs to the version that it was loaded with, however many follow", async () => {
    await takeOver("one");
    open = ["early"];
    await takeOver("two");
    open = ["early", "later"];
    const third = await takeOver("three");
    open = ["early", "later", "new"];
    expect(await Promise.all(open.map(third.ofPage))).toEqual(["one", "two", "three"]);
  });

  it("is remembered by a worker that was started anew", async () => {
    await takeOver("one");
    open = ["early"];
    await takeOver("two");
    const restarted = worker("two");
    expect(await restarted.ofPage("early")).toBe("one");
    expect(await restarted.isPast("one")).toBe(true);
    expect(await restarted.isPast("two")).toBe(false);
    expect(await restarted.isPast("never seen")).toBe(false);
  });
});

describe("a version's cache", () => {
  it("stays as long as a page of it is open, and goes with the last", async () => {
    await takeOver("one");
    open = ["early"];
    const second = await takeOver("two");
    expect(await keptVersions()).toEqual([cacheOf("one"), cacheOf("two")]);
    open = ["reloaded"];
    await second.tidy();
    expect(await keptVersions()).toEqual([cacheOf("two")]);
  });

  it("is left alone while it is being filled, and removed when that was cut off", async () => {
    await takeOver("one");
    await caches.open(cacheOf("coming"));
    await worker("one", {}).tidy();
    expect(await keptVersions()).toContain(cacheOf("coming"));
    await worker("one").tidy();
    expect(await keptVersions()).toEqual([cacheOf("one")]);
  });

  it("is safe from a worker that has been replaced", async () => {
    const first = await takeOver("one");
    await takeOver("two");
    await first.tidy();
    expect(await keptVersions()).toEqual([cacheOf("two")]);
  });

  it("can become current a second time", async () => {
    await takeOver("one");
    await takeOver("two");
    const again = await takeOver("one");
    expect(await again.isPast("two")).toBe(true);
    expect(await again.isPast("one")).toBe(false);
    expect(await keptVersions()).toEqual([cacheOf("one")]);
  });

  it("is not shared with a site under another path of the host", () => {
    expect(namesFor("https://site.example/sub/").versions.startsWith(namesFor(siteUrl).versions)).toBe(false);
    expect(namesFor("https://site.example/sub/").prefix.startsWith(namesFor(siteUrl).prefix)).toBe(false);
  });
});
