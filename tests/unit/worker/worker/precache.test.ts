import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePrecache, maxVisitedPages } from "../../../../worker/worker/precache.ts";
import { namesFor } from "../../../../worker/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";
import { fakeServer, integrityOf, pageOf, siteUrl } from "./server.ts";

let server: ReturnType<typeof fakeServer>;

const script = "assets/shell-a1b2c3d4.js";

/** What the server has now, as a version. */
const publish = (version: string, photos = 1) => {
  server.files.set(script, "export {};");
  const names = ["blog", "404.html", ...Array.from({ length: photos }, (_, index) => `photography/p${index}`)];
  for (const name of names) server.files.set(name, pageOf(version, name));
  const kept = ["blog", "404.html", script].map((name) => [name, integrityOf(server.files.get(name) ?? "")]);
  return makePrecache({ version, files: Object.fromEntries(kept), redirects: {} }, siteUrl);
};

const see = async (worker: ReturnType<typeof publish>, file: string) =>
  worker.cachePage(file, await server.fetch(siteUrl + file));

const keptIn = async (version: string) =>
  (await (await caches.open(namesFor(siteUrl).version(version))).keys())
    .map(({ url }) => url.slice(siteUrl.length))
    .toSorted();

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the precache", () => {
  it("fails if a hash doesn't match", async () => {
    const worker = publish("one");
    server.files.set("blog", pageOf("two", "blog"));
    await expect(worker.install()).rejects.toThrow("integrity");
    expect(await caches.keys()).toEqual([]);
  });

  it("bypasses the HTTP cache when its copy doesn't match", async () => {
    const worker = publish("one");
    const modes: RequestCache[] = [];
    vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
      if (url.endsWith(".js")) modes.push(options.cache ?? "default");
      if (options.cache === "default") return Promise.reject(new TypeError("integrity"));
      return server.fetch(url, options);
    });
    await worker.install();
    expect(modes).toEqual(["default", "reload"]);
  });
});

describe("a visited page", () => {
  it("is not cached if it is missing, of another version, or not a page of this site", async () => {
    const worker = publish("one");
    server.files.set("photography/p0", pageOf("two", "newer"));
    server.files.set("talk", "<html>The owner's own</html>");
    for (const page of ["photography/p0", "talk", "nowhere"]) await see(worker, page);
    expect(await keptIn("one")).toEqual([]);
  });

  it("replaces the oldest beyond the limit", async () => {
    const worker = publish("one", maxVisitedPages + 2);
    await worker.install();
    for (let index = 0; index < maxVisitedPages + 2; index++) await see(worker, `photography/p${index}`);
    const kept = await keptIn("one");
    expect(kept.filter((name) => name.startsWith("photography/"))).toHaveLength(maxVisitedPages);
    expect(kept).toContain("blog");
    expect(kept).not.toContain("photography/p1");
  });

  it("is carried over to the next version, if that has it", async () => {
    const one = publish("one", 3);
    await one.install();
    for (const page of ["photography/p1", "photography/p2"]) await see(one, page);
    server.files.delete("photography/p2");
    await publish("two", 2).install();
    expect(await keptIn("two")).toEqual(["404.html", script, "blog", "photography/p1"]);
    const kept = await caches.open(namesFor(siteUrl).version("two"));
    expect(await (await kept.match(`${siteUrl}photography/p1`))?.text()).toContain('data-version="two"');
  });
});
