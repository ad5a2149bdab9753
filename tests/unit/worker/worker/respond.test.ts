import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePrecache } from "../../../../worker/worker/precache.ts";
import { makeRespond } from "../../../../worker/worker/respond.ts";
import type { FetchEvent, WorkerScope } from "../../../../worker/worker/scope.ts";
import { makeSeenFiles } from "../../../../worker/worker/seen-files.ts";
import { fakeCaches } from "./fake-caches.ts";
import { fakeServer, integrityOf, pageOf, siteUrl } from "./server.ts";

let server: ReturnType<typeof fakeServer>;
let respond: ReturnType<typeof makeRespond>;
let work: Promise<unknown>[];
const told = vi.fn();

const scope = {
  registration: { scope: siteUrl },
  clients: { get: () => Promise.resolve({ postMessage: told }) },
} as unknown as WorkerScope;

const ask = async (kind: keyof typeof respond, file: string) => {
  const event = { request: new Request(siteUrl + file), waitUntil: (one: Promise<unknown>) => work.push(one) };
  const response = await respond[kind](event as unknown as FetchEvent, file);
  await Promise.all(work);
  return response;
};

beforeEach(async () => {
  told.mockReset();
  work = [];
  server = fakeServer();
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", server.fetch);
  for (const page of ["blog", "404.html", "photography/ridge"]) server.files.set(page, pageOf("one", page));
  for (const name of ["shell-a1b2c3d4.js", "asked/stage-a1b2c3d4.js", "pictures/tent.avif"]) {
    server.files.set(`assets/${name}`, name);
  }
  const files = Object.fromEntries(
    ["blog", "404.html"].map((name) => [name, integrityOf(server.files.get(name) ?? "")]),
  );
  const precache = makePrecache({ version: "one", files, redirects: {} }, siteUrl);
  await precache.install();
  respond = makeRespond(scope, precache, makeSeenFiles("pictures"));
});
afterEach(() => vi.unstubAllGlobals());

describe("a page", () => {
  it("is the kept one, whatever the server has", async () => {
    server.files.set("blog", pageOf("two", "blog"));
    expect(await (await ask("page", "blog")).text()).toContain('data-version="one"');
  });

  it("comes from the server when it is not kept, and is kept then", async () => {
    await ask("page", "photography/ridge");
    server.goAway();
    expect(await (await ask("page", "photography/ridge")).text()).toContain("ridge");
  });

  it("of a photo that was never seen opens in the gallery without a network", async () => {
    server.goAway();
    const { status, headers } = await ask("page", "photography/ridge");
    expect([status, headers.get("location")]).toEqual([302, `${siteUrl}photography?photo=ridge`]);
  });

  it("that nobody knows is the 404 page without a network", async () => {
    server.goAway();
    expect((await ask("page", "nowhere")).status).toBe(404);
  });
});

describe("a file", () => {
  it.each(["assets/asked/stage-a1b2c3d4.js", "assets/pictures/tent.avif"])(
    "%s is kept when it was used",
    async (file) => {
      await ask("file", file);
      server.goAway();
      expect((await ask("file", file)).status).toBe(200);
    },
  );

  it("that is neither kept nor on the server is told to the page", async () => {
    server.files.delete("assets/shell-a1b2c3d4.js");
    expect((await ask("file", "assets/shell-a1b2c3d4.js")).status).toBe(404);
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: "gone" });
  });

  it("that the network keeps away is not said to be gone", async () => {
    server.goAway();
    await expect(ask("file", "assets/shell-a1b2c3d4.js")).rejects.toThrow("offline");
    expect(told).not.toHaveBeenCalled();
  });
});

describe("a picture", () => {
  it("that cannot be had is an empty image without a shape of its own, which no cache keeps", async () => {
    server.goAway();
    const response = await ask("picture", "assets/pictures/tent.avif");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toMatch(/width|height|viewBox/);
    expect(await caches.match(`${siteUrl}assets/pictures/tent.avif`)).toBeUndefined();
  });

  it("that is gone is not worth an alert, and not kept", async () => {
    server.files.delete("assets/pictures/tent.avif");
    expect((await ask("picture", "assets/pictures/tent.avif")).status).toBe(404);
    expect(told).not.toHaveBeenCalled();
    expect(await caches.match(`${siteUrl}assets/pictures/tent.avif`)).toBeUndefined();
  });
});
