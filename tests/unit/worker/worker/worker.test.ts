import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { namesFor } from "../../../../worker/worker/versions.ts";
import { fakeCaches } from "./fake-caches.ts";
import { fakeServer, integrityOf, pageOf, siteUrl } from "./server.ts";

/** The whole worker, in a scope of the test's own. */

type Handler = (event: object) => void;

let server: ReturnType<typeof fakeServer>;
let handlers: Map<string, Handler>;
const registration = { scope: siteUrl, installing: null as unknown };
const skipWaiting = vi.fn();
const claim = vi.fn();
const reply = vi.fn();

const send = async (type: string, event: object = {}) => {
  const work: Promise<unknown>[] = [];
  const note = (one: Promise<unknown>) => work.push(one);
  handlers.get(type)?.({ ...event, waitUntil: note, respondWith: note });
  return (await Promise.all(work))[0];
};

const hello = (version: string, ports: object[] = []) =>
  send("message", {
    data: { type: "hello", version },
    ports,
    source: { url: `${siteUrl}photography/ridge?from=mail`, postMessage: reply },
  });

beforeEach(async () => {
  for (const mock of [skipWaiting, claim, reply]) mock.mockReset();
  registration.installing = null;
  handlers = new Map();
  server = fakeServer();
  for (const page of ["", "blog", "photography/ridge"]) server.files.set(page, pageOf("two", page));
  const files = Object.fromEntries(["", "blog"].map((page) => [page, integrityOf(server.files.get(page) ?? "")]));
  vi.stubGlobal("sitePlan", { version: "two", files, redirects: {} });
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("registration", registration);
  vi.stubGlobal("clients", { claim });
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("addEventListener", (type: string, handler: Handler) => handlers.set(type, handler));
  vi.resetModules();
  await import("../../../../worker/worker/worker.ts");
});
afterEach(() => vi.unstubAllGlobals());

it("drops images to make room for the site", async () => {
  const { pictures, version } = namesFor(siteUrl);
  await caches.open(pictures);
  const { open } = caches;
  vi.spyOn(caches, "open").mockImplementation(async (name) => {
    const cache = await open(name);
    if (name !== version("two") || !(await caches.has(pictures))) return cache;
    return { ...cache, put: () => Promise.reject(new DOMException("full", "QuotaExceededError")) };
  });
  await send("install");
  expect(await caches.has(pictures)).toBe(false);
  expect(skipWaiting).toHaveBeenCalledOnce();
});

it("notifies a page of another version, unless a third is installing", async () => {
  await hello("two");
  registration.installing = {};
  await hello("one");
  expect(reply).not.toHaveBeenCalled();
  registration.installing = null;
  await hello("one");
  expect(reply.mock.calls.map(([answer]) => answer as unknown)).toEqual([{ type: "stale", version: "two" }]);
  // Pages of older releases listen at a port.
  const port = { postMessage: vi.fn() };
  await hello("one", [port]);
  expect(port.postMessage).toHaveBeenCalledWith({ version: "two", stale: true });
});
