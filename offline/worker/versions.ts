import type { WorkerScope } from "./scope.ts";

/** A page keeps to the version that it was loaded with: a new one never pulls a script out from under it. */
export type State = {
  current?: string;
  past: string[];
  pages: Record<string, string>;
};

/** A tab that missed more versions than this has been closed for long. */
const mostPast = 20;

export const namesFor = (siteUrl: string) => {
  const prefix = `site ${new URL(siteUrl).pathname} `;
  const version = (name: string) => `${prefix}version ${name}`;
  return { prefix, version, versions: version(""), state: `${prefix}state`, pictures: `${prefix}pictures` };
};

/** Everything that the site has kept on this device. */
export const deleteKept = async (siteUrl: string): Promise<void> => {
  const { prefix } = namesFor(siteUrl);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
};

type Names = ReturnType<typeof namesFor>;

export const makeVersions = (scope: WorkerScope, version: string) => {
  const names: Names = namesFor(scope.registration.scope);
  const key = `${scope.registration.scope}?state`;
  let known: Promise<State> | undefined;

  const load = async (): Promise<State> => {
    const stored = await (await caches.open(names.state)).match(key);
    return stored ? ((await stored.json()) as State) : { past: [], pages: {} };
  };

  const store = async (state: State) => {
    known = Promise.resolve(state);
    await (await caches.open(names.state)).put(key, Response.json(state));
  };

  const read = () => (known ??= load());

  const tidy = async (): Promise<void> => {
    // A worker that has been replaced in the meantime must not touch what its successor wrote: the state is read anew.
    const state = await load();
    if (state.current !== version) return;
    const open = new Set(
      (await scope.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id),
    );
    const pages = Object.fromEntries(Object.entries(state.pages).filter(([id]) => open.has(id)));
    if (Object.keys(pages).length !== Object.keys(state.pages).length) await store({ ...state, pages });

    const kept = new Set([version, ...Object.values(pages)].map(names.version));
    const past = new Set(state.past.map(names.version));
    // A cache that is nobody's is left from an install that was cut off, unless one is going on.
    const orphaned = (name: string) => past.has(name) || !scope.registration.installing;
    for (const name of await caches.keys()) {
      if (name.startsWith(names.versions) && !kept.has(name) && orphaned(name)) await caches.delete(name);
    }
  };

  const activate = async (): Promise<void> => {
    const { current, past, pages } = await load();
    if (current === version) return;
    const before = current === undefined ? [] : await scope.clients.matchAll({ type: "window" });
    const earlier = [...past.filter((name) => name !== version), ...(current === undefined ? [] : [current])];
    await store({
      current: version,
      past: earlier.slice(-mostPast),
      pages: { ...Object.fromEntries(before.map(({ id }) => [id, current ?? version])), ...pages },
    });
    await tidy();
  };

  return {
    names,
    activate,
    tidy,
    ofPage: async (id: string): Promise<string> => (await read()).pages[id] ?? version,
    isPast: async (name: string): Promise<boolean> => (await read()).past.includes(name),
  };
};

export type Versions = ReturnType<typeof makeVersions>;
