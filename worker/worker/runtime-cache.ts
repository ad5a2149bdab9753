/** Pictures, models and the script that renders them have hashed names, so they outlive versions. */
const maxFiles = 200;

const isQuotaError = (error: unknown) => error instanceof Error && error.name === "QuotaExceededError";

/** A cache lists its oldest entries first. */
const keepNewest = async (cache: Cache, count: number) => {
  const all = await cache.keys();
  for (const request of all.slice(0, Math.max(0, all.length - count))) await cache.delete(request);
};

export const makeRuntimeCache = (cacheName: string, limit = maxFiles) => {
  // Files are cached one after another, so that two never count the same free space.
  let last: Promise<unknown> = Promise.resolve();

  const put = async (url: string, response: Response) => {
    const cache = await caches.open(cacheName);
    try {
      await cache.put(url, response);
      await keepNewest(cache, limit);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      // Storage is full, so drop half of the files. This one is not cached.
      await keepNewest(cache, Math.floor((await cache.keys()).length / 2));
    }
  };

  const add = (url: string, response: Response): Promise<unknown> =>
    (last = last
      .then(() => put(url, response))
      .catch((error: unknown) => console.warn("Couldn't cache a file", error)));

  return {
    add,

    /** The HTTP cache has what a page has just shown. */
    addShown: async (urls: readonly string[]): Promise<void> => {
      for (const url of urls.slice(-limit)) {
        if (await caches.match(url, { ignoreVary: true })) continue;
        const response = await fetch(url, { cache: "force-cache", priority: "low" }).catch(() => undefined);
        if (response?.status === 200) await add(url, response);
      }
    },
  };
};

export type RuntimeCache = ReturnType<typeof makeRuntimeCache>;
