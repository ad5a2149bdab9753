import { hashedFolder } from "../../site/addresses/published.ts";
import { type WorkerPlan, missingPage, versionAttribute } from "../plan.ts";
import { namesFor } from "./versions.ts";

/** More parallel requests would slow down the page. */
const parallelRequests = 4;

/** Visited pages that a device caches in addition to the precache. */
export const maxVisitedPages = 50;

/** If the host redirects, the response is marked as redirected, which browsers reject for a navigation. */
const withoutRedirect = ({ body, headers }: Response, status = 200) => new Response(body, { status, headers });

/** Workers from before November 2026 cached lists and models compressed. */
const unpacked = (cached: Response) =>
  cached.headers.has("x-packed") ? new Response(cached.body?.pipeThrough(new DecompressionStream("gzip"))) : cached;

/** They also cached `.data` files and URLs with a query next to the pages. */
const isPage = (url: string) => !/\?|\.data$/.test(url);

export const makePrecache = ({ version, files }: WorkerPlan, siteUrl: string) => {
  const names = namesFor(siteUrl);
  const urlOf = (file: string) => new URL(file, siteUrl).href;
  const listed = new Set(Object.keys(files).map(urlOf));
  const open = () => caches.open(names.version(version));

  /** The browser compares the bytes with the hash, so a half-finished upload is never cached. */
  const get = async (file: string): Promise<Response> => {
    const load = (cache: RequestCache) => fetch(urlOf(file), { cache, integrity: files[file] ?? "", priority: "low" });
    // Hashed files may come from the HTTP cache, because the page has already fetched most of them.
    const found = await load(file.startsWith(hashedFolder) ? "default" : "no-cache").catch(() => load("reload"));
    return withoutRedirect(found, file === missingPage ? 404 : 200);
  };

  const fill = async (cache: Cache) => {
    const waiting = Object.keys(files);
    const work = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await cache.put(urlOf(file), await get(file));
      }
    };
    await Promise.all(Array.from({ length: parallelRequests }, work));
  };

  /** Caches a response only if it is a page of this version: not of a newer one, and no other document. */
  const cachePage = async (fileOrUrl: string, response: Response): Promise<void> => {
    const isHtml = response.ok && response.headers.get("content-type")?.startsWith("text/html");
    const html = isHtml ? await response.clone().text() : "";
    if (!html.includes(versionAttribute(version))) return;
    const cache = await open();
    await cache.put(urlOf(fileOrUrl), new Response(html, { headers: response.headers }));
    const visited = (await cache.keys()).filter(({ url }) => !listed.has(url));
    for (const { url } of visited.slice(0, -maxVisitedPages)) await cache.delete(url);
  };

  const fetchPage = async (url: string): Promise<void> => {
    const response = await fetch(url, { cache: "no-cache", priority: "low" }).catch(() => undefined);
    if (response) await cachePage(url, response);
  };

  const visitedBefore = async () => {
    const versions = (await caches.keys()).filter((name) => name.startsWith(names.versions));
    const cached = await Promise.all(versions.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(cached.flat().map(({ url }) => url));
    return [...urls].filter((url) => isPage(url) && !listed.has(url) && !url.startsWith(urlOf(hashedFolder)));
  };

  const find = async (file: string): Promise<Response | undefined> =>
    (await open()).match(urlOf(file), { ignoreVary: true });

  return {
    install: async (): Promise<void> => {
      const existed = await caches.has(names.version(version));
      try {
        await fill(await open());
      } catch (error) {
        if (!existed) await caches.delete(names.version(version));
        throw error;
      }
      for (const url of await visitedBefore()) await fetchPage(url);
    },

    find,

    /** A hashed name means the same bytes in any cache. */
    findHashed: async (file: string): Promise<Response | undefined> => {
      const cached = (await find(file)) ?? (await caches.match(urlOf(file), { ignoreVary: true }));
      return cached && unpacked(cached);
    },

    cachePage,

    /** The first page of a visit was loaded before the worker controlled it. */
    cacheShownPage: async (file: string): Promise<void> => {
      if (!(await find(file))) await fetchPage(urlOf(file));
    },
  };
};

export type Precache = ReturnType<typeof makePrecache>;
