import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import type { PageTable } from "../../site/pages.ts";

const routesFile = join(import.meta.dirname, "..", "..", "app", "routes.ts");

const serverBuild = "virtual:react-router/server-build";

/** React Router's own modules that name its routes, as Vite knows them. */
const tables = [serverBuild, "virtual:react-router/server-manifest", "virtual:react-router/browser-manifest"].map(
  (name) => `\0${name}`,
);

/** Photos and redirects that nothing links to share one route, whichever they are. */
const addressesOf = ({ main, topics, aliases, gallery, collections, linked }: PageTable) =>
  [...main, ...topics, ...aliases, ...gallery, ...collections, ...linked].filter((path) => path !== "/").toSorted();

/** The file app/routes.ts makes each address the name of its route. */
const knownAddresses = async ({ environments: { ssr } }: ViteDevServer) => {
  if (!isRunnableDevEnvironment(ssr)) return [];
  const { routes } = await ssr.runner.import<{ routes: object }>(serverBuild);
  return Object.keys(routes)
    .filter((id) => id.startsWith("/"))
    .toSorted();
};

/** In milliseconds: between two looks, before the first time of asking again, and at most between two. */
export type Pace = { look: number; again: number; most: number };

const usual: Pace = { look: 50, again: 2000, most: 16_000 };

/**
 * Asks until it is done, or not wanted any more; true when it is done. What is asked may be busy, so it is asked ever more
 * seldom; and it may not have begun to listen, so one asking is not enough.
 */
export const insist = async (
  ask: (times: number) => Promise<void>,
  { isDone, isOver, pace = usual }: { isDone: () => Promise<boolean>; isOver: () => boolean; pace?: Pace },
): Promise<boolean> => {
  for (let times = 1; !isOver(); times++) {
    await ask(times);
    const gap = Math.min(pace.again * 2 ** (times - 1), pace.most);
    for (const next = Date.now() + gap; Date.now() < next && !isOver(); await wait(pace.look)) {
      if (await isDone()) return true;
    }
  }
  return false;
};

/** It forgets them only when it finds a difference itself, which two readings at a time may hide from it. */
const forgetTables = ({ environments }: ViteDevServer) => {
  for (const { moduleGraph } of Object.values(environments)) {
    const known = tables.map((table) => moduleGraph.getModuleById(table)).filter((module) => module !== undefined);
    for (const module of known) moduleGraph.invalidateModule(module);
  }
};

/** React Router reads its routes again only when app/routes.ts is saved; a start from new would take seconds. */
export const readRoutesAgain = (server: ViteDevServer, pages: PageTable, isOver: () => boolean): Promise<boolean> => {
  const wanted = addressesOf(pages).join();
  const ask = async (times: number) => {
    if (times > 1) forgetTables(server);
    const now = new Date();
    await utimes(routesFile, now, now);
  };
  const isDone = async () => {
    try {
      return (await knownAddresses(server)).join() === wanted;
    } catch {
      // Code that cannot be run is told of by the page that asks for it.
      return false;
    }
  };
  return insist(ask, { isDone, isOver });
};
