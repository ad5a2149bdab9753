/** The browser's caches, as far as the worker uses them, in memory. */
const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));

const makeCache = () => {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: (request: RequestInfo | URL) => Promise.resolve(entries.get(urlOf(request))?.clone()),
    put: async (request: RequestInfo | URL, response: Response) => {
      const bytes = await response.arrayBuffer();
      // A browser's cache puts what is stored again at the end.
      entries.delete(urlOf(request));
      const { status, headers } = response;
      entries.set(urlOf(request), new Response(bytes, { status, headers }));
    },
    delete: (request: RequestInfo | URL) => Promise.resolve(entries.delete(urlOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  };
};

export const fakeCaches = () => {
  const named = new Map<string, ReturnType<typeof makeCache>>();
  const open = (name: string) => {
    const cache = named.get(name) ?? makeCache();
    named.set(name, cache);
    return Promise.resolve(cache);
  };
  return {
    open,
    has: (name: string) => Promise.resolve(named.has(name)),
    keys: () => Promise.resolve([...named.keys()]),
    delete: (name: string) => Promise.resolve(named.delete(name)),
    match: async (request: RequestInfo | URL) => {
      for (const cache of named.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
};
