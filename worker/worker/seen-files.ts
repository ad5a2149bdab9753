/** Pictures, models and what shows them have hashed names and outlive versions; the bounds keep them from growing. */
const seenBounds = { most: 200, mostBytes: 20_000_000 };

const sizeHeader = "x-size";

const isQuotaError = (error: unknown) => error instanceof Error && error.name === "QuotaExceededError";

export const makeSeenFiles = (cacheName: string, bounds = seenBounds) => {
  /** The map is in the cache's own order, oldest first. */
  let sizes: Promise<Map<string, number>> | undefined;
  // Files are kept one after another, so that no two see the same room left.
  let last: Promise<unknown> = Promise.resolve();

  const readSizes = async () => {
    const cache = await caches.open(cacheName);
    const entries = (await cache.keys()).map(async ({ url }) => {
      const kept = await cache.match(url);
      return [url, Number(kept?.headers.get(sizeHeader) ?? 0)] as const;
    });
    return new Map(await Promise.all(entries));
  };

  const dropOldest = async (cache: Cache, known: Map<string, number>, isEnough: () => boolean) => {
    for (const url of known.keys()) {
      if (isEnough()) return;
      known.delete(url);
      await cache.delete(url);
    }
  };

  const add = async (url: string, response: Response) => {
    const bytes = await response.blob();
    const cache = await caches.open(cacheName);
    const known = await (sizes ??= readSizes());
    const total = () => [...known.values()].reduce((sum, size) => sum + size, 0);
    const hasRoom = () => known.size < bounds.most && total() + bytes.size <= bounds.mostBytes;
    if (bytes.size > bounds.mostBytes) return;
    await dropOldest(cache, known, hasRoom);
    const headers = { "content-type": bytes.type, [sizeHeader]: String(bytes.size) };
    try {
      await cache.put(url, new Response(bytes, { headers }));
      known.set(url, bytes.size);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      // The browser gives less room than the bounds: half of the files go, and a later one may try.
      const half = known.size / 2;
      await dropOldest(cache, known, () => known.size <= half);
    }
  };

  const keep = (url: string, response: Response): Promise<unknown> =>
    (last = last.then(() => add(url, response)).catch((error: unknown) => console.warn("A file was not kept", error)));

  return {
    keep,

    /** The browser's own cache has what a page has just shown. */
    keepShown: async (urls: readonly string[]): Promise<void> => {
      for (const url of urls.slice(-bounds.most)) {
        if (await caches.match(url, { ignoreVary: true })) continue;
        const response = await fetch(url, { cache: "force-cache", priority: "low" }).catch(() => undefined);
        if (response?.status === 200) await keep(url, response);
      }
    },
  };
};

export type SeenFiles = ReturnType<typeof makeSeenFiles>;
