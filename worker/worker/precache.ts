import { hashedFolder } from "../../site/addresses/published.ts";
import { type WorkerPlan, missingPage, versionMark } from "../plan.ts";
import { namesFor } from "./versions.ts";

/** A browser asks no more of one server at a time; more would hold up the page. */
const atOnce = 4;

/** Of pages that are kept when they are seen, a device holds as many. */
export const mostSeen = 50;

/** The address was read by another name where the host redirects; a kept page must not say so. */
const withoutRedirect = ({ body, headers }: Response, status = 200) => new Response(body, { status, headers });

/** Workers from before November 2026 kept lists and models packed, and more than pages beside them. */
const unpacked = (kept: Response) =>
  kept.headers.has("x-packed") ? new Response(kept.body?.pipeThrough(new DecompressionStream("gzip"))) : kept;
const isPage = (url: string) => !/\?|\.data$/.test(url);

export const makePrecache = ({ version, files }: WorkerPlan, siteUrl: string) => {
  const names = namesFor(siteUrl);
  const urlOf = (file: string) => new URL(file, siteUrl).href;
  const listed = new Set(Object.keys(files).map(urlOf));
  const open = () => caches.open(names.version(version));

  /** The browser compares the bytes with the hash: a half-finished upload is no version. */
  const get = async (file: string): Promise<Response> => {
    const ask = (cache: RequestCache) => fetch(urlOf(file), { cache, integrity: files[file] ?? "", priority: "low" });
    // A hashed name may come from the browser's own cache: the page has fetched most of these files already.
    const found = await ask(file.startsWith(hashedFolder) ? "default" : "no-cache").catch(() => ask("reload"));
    return withoutRedirect(found, file === missingPage ? 404 : 200);
  };

  const fill = async (cache: Cache) => {
    const waiting = Object.keys(files);
    const work = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await cache.put(urlOf(file), await get(file));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  /** Only pages of this version are marked with it: those of the next, and other documents, are not kept. */
  const keepPage = async (file: string, response: Response): Promise<void> => {
    const isHtml = response.ok && response.headers.get("content-type")?.startsWith("text/html");
    const html = isHtml ? await response.clone().text() : "";
    if (!html.includes(versionMark(version))) return;
    const cache = await open();
    await cache.put(urlOf(file), new Response(html, { headers: response.headers }));
    const seen = (await cache.keys()).filter(({ url }) => !listed.has(url));
    for (const { url } of seen.slice(0, -mostSeen)) await cache.delete(url);
  };

  const keepPageAt = async (url: string): Promise<void> => {
    const response = await fetch(url, { cache: "no-cache", priority: "low" }).catch(() => undefined);
    if (response) await keepPage(url, response);
  };

  const seenBefore = async () => {
    const versions = (await caches.keys()).filter((name) => name.startsWith(names.versions));
    const kept = await Promise.all(versions.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(kept.flat().map(({ url }) => url));
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
      for (const url of await seenBefore()) await keepPageAt(url);
    },

    find,

    /** A hashed name means the same bytes in whichever cache it is found. */
    findHashed: async (file: string): Promise<Response | undefined> => {
      const kept = (await find(file)) ?? (await caches.match(urlOf(file), { ignoreVary: true }));
      return kept && unpacked(kept);
    },

    keepPage,

    /** The first page of a visit was shown before there was a worker. */
    keepShown: async (file: string): Promise<void> => {
      if (!(await find(file))) await keepPageAt(urlOf(file));
    },
  };
};

export type Precache = ReturnType<typeof makePrecache>;
