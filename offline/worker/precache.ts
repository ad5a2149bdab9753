import { hashOf, pack, unpack } from "./keep.ts";
import { hashedFolder } from "../../site/addresses/published.ts";
import { type WorkerPlan, missingPage } from "../plan.ts";
import type { Versions } from "./versions.ts";

type Files = WorkerPlan["files"];

/** A browser asks no more of one server at a time; more would hold up the page. */
const atOnce = 4;

/** The files of fifty photos are kept, each a page and its data. */
export const mostSeen = 100;

/** A version's list lies beside its files, so that later versions see what they need not ask for. */
const listName = "?files";

export const makePrecache = (plan: WorkerPlan, { names }: Versions, siteUrl: string) => {
  const all: Files = { ...plan.files, ...plan.later };

  const urlOf = (file: string) => new URL(file, siteUrl).href;

  const filesOf = async (cacheName: string): Promise<Files> => {
    const list = await (await caches.open(cacheName)).match(urlOf(listName));
    return list ? ((await list.json()) as Files) : {};
  };

  const isRight = async (file: string, bytes: ArrayBuffer) => {
    const hash = all[file];
    return hash !== undefined && (await hashOf(bytes)).startsWith(hash);
  };

  /** A host may answer 404 with the page for it; the hash has the last word. */
  const download = async (file: string, cache: RequestCache) => {
    const response = await fetch(urlOf(file), { cache, credentials: "same-origin", priority: "low" });
    const bytes = await response.arrayBuffer();
    const right = (response.ok || file === missingPage) && (await isRight(file, bytes));
    return { right, status: response.status, packed: right ? pack(file, bytes, response) : undefined };
  };

  const get = async (file: string): Promise<Response> => {
    // A hashed name may come from the browser's own cache: the page has fetched most of these files already.
    const first = await download(file, file.startsWith(hashedFolder) ? "default" : "no-cache");
    const { packed, status } = first.packed ? first : await download(file, "reload");
    if (!packed) throw new Error(`${urlOf(file)} is not the file of this version (status ${status})`);
    return packed;
  };

  const fill = async (cache: Cache) => {
    const others = (await caches.keys()).filter((name) => name.startsWith(names.versions));
    const earlier = await Promise.all(others.map(async (name) => ({ name, files: await filesOf(name) })));
    const copyOf = async (file: string) => {
      const source = earlier.find(({ files }) => files[file] === all[file]);
      return source && (await (await caches.open(source.name)).match(urlOf(file)));
    };
    const waiting = Object.keys(plan.files);
    const work = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await cache.put(urlOf(file), (await copyOf(file)) ?? (await get(file)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const file of await seenIn(others)) {
      const found = (await copyOf(file)) ?? (await get(file).catch(() => undefined));
      if (found) await cache.put(urlOf(file), found);
    }
    await cache.put(urlOf(listName), Response.json(all));
  };

  const seenIn = async (cacheNames: string[]) => {
    const later = new Map(Object.keys(plan.later).map((file) => [urlOf(file), file]));
    const kept = await Promise.all(cacheNames.map(async (name) => (await caches.open(name)).keys()));
    return new Set(kept.flat().flatMap(({ url }) => later.get(url) ?? []));
  };

  return {
    install: async (): Promise<void> => {
      const name = names.version(plan.version);
      const existed = await caches.has(name);
      try {
        await fill(await caches.open(name));
      } catch (error) {
        if (!existed) await caches.delete(name);
        throw error;
      }
    },

    find: async (version: string, file: string, status?: number): Promise<Response | undefined> => {
      const name = names.version(version);
      if (!(await caches.has(name))) return undefined;
      const kept = await (await caches.open(name)).match(urlOf(file), { ignoreVary: true });
      return kept && unpack(kept, status);
    },

    /** A hashed name means the same bytes in whichever version it is found. */
    findAnywhere: async (file: string): Promise<Response | undefined> => {
      const kept = file.startsWith(hashedFolder) ? await caches.match(urlOf(file), { ignoreVary: true }) : undefined;
      return kept && unpack(kept);
    },

    belongsTo: async (version: string, file: string): Promise<boolean> => {
      const files = version === plan.version ? all : await filesOf(names.version(version));
      return Object.hasOwn(files, file);
    },

    keepSeen: async (page: string): Promise<void> => {
      const cache = await caches.open(names.version(plan.version));
      const isKept = async (file: string) => (await cache.match(urlOf(file), { ignoreVary: true })) !== undefined;
      for (const file of [page, `${page}.data`]) {
        if (!Object.hasOwn(plan.later, file) || (await isKept(file))) continue;
        const { packed } = await download(file, "no-cache");
        if (packed) await cache.put(urlOf(file), packed);
      }
      const later = new Set(Object.keys(plan.later).map(urlOf));
      const seen = (await cache.keys()).map(({ url }) => url).filter((url) => later.has(url));
      for (const url of seen.slice(0, -mostSeen)) await cache.delete(url);
    },

    restore: async (file: string, response: Response): Promise<void> => {
      const bytes = await response.arrayBuffer();
      if (!(await isRight(file, bytes))) return;
      await (await caches.open(names.version(plan.version))).put(urlOf(file), pack(file, bytes, response));
    },
  };
};

export type Precache = ReturnType<typeof makePrecache>;
