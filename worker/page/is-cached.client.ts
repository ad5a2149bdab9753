/** Without a secure connection there are no caches to look into, and no answer. */
export const isCached = async (address: string): Promise<boolean | undefined> =>
  "caches" in globalThis ? (await caches.match(address, { ignoreVary: true })) !== undefined : undefined;
