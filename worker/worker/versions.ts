export const namesFor = (siteUrl: string) => {
  const prefix = `site ${new URL(siteUrl).pathname} `;
  const versions = `${prefix}version `;
  return { prefix, versions, version: (name: string) => versions + name, pictures: `${prefix}pictures` };
};

const cachesOf = async (siteUrl: string) => {
  const { prefix } = namesFor(siteUrl);
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
};

/** Everything that the site has cached on this device. */
export const deleteAllCaches = async (siteUrl: string): Promise<void> => {
  await Promise.all((await cachesOf(siteUrl)).map((name) => caches.delete(name)));
};

/** Pages that postpone their reload still need the files of their version. */
const maxPastVersions = 2;

export const deleteOld = async (siteUrl: string, version: string): Promise<void> => {
  const names = namesFor(siteUrl);
  const own = names.version(version);
  const all = await cachesOf(siteUrl);
  const past = all.filter((name) => name.startsWith(names.versions) && name !== own).slice(-maxPastVersions);
  const needed = new Set([own, names.pictures, ...past]);
  await Promise.all(all.filter((name) => !needed.has(name)).map((name) => caches.delete(name)));
};
