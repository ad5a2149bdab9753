/** The Cache API doesn't exist without HTTPS; the result is then undefined. */
export const isCached = async (address: string): Promise<boolean | undefined> =>
  "caches" in globalThis ? (await caches.match(address, { ignoreVary: true })) !== undefined : undefined;
