import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import { type PageTable, prerendered } from "../../site/pages.ts";

const routesFile = join(import.meta.dirname, "..", "..", "app", "routes.ts");

const serverBuild = "virtual:react-router/server-build";

/** React Router's own modules that name its routes, as Vite knows them. */
const tables = [serverBuild, "virtual:react-router/server-manifest", "virtual:react-router/browser-manifest"].map(
  (name) => `\0${name}`,
);

/** Photos and redirects that nothing links to share one route, whichever they are; but only what is listed is a page. */
const wantedOf = (pages: PageTable) => {
  const { main, topics, aliases, gallery, collections, linked } = pages;
  const routes = [...main, ...topics, ...aliases, ...gallery, ...collections, ...linked].filter((path) => path !== "/");
  return JSON.stringify([routes.toSorted(), prerendered(pages).toSorted()]);
};

/** The file app/routes.ts makes each address the name of its route. */
const knownTo = async ({ environments: { ssr } }: ViteDevServer) => {
  if (!isRunnableDevEnvironment(ssr)) return undefined;
  const { routes, prerender } = await ssr.runner.import<{ routes: object; prerender: string[] }>(serverBuild);
  const named = Object.keys(routes).filter((id) => id.startsWith("/"));
  return JSON.stringify([named.toSorted(), prerender.toSorted()]);
};

/** In milliseconds: between two looks, before the first time of asking again, and at most between two. */
export type Pace = { look: number; again: number; most: number };

const usual: Pace = { look: 50, again: 2000, most: 16_000 };

/**
 * Asks until it is done, or not wanted any more; true when it is done. What is asked may be busy, so it is asked ever more
 * seldom; and it may not have begun to listen, so one asking is not enough. The first is always given its time: what it
 * had begun would otherwise be done after what is asked next.
 */
export const insist = async (
  ask: (times: number) => Promise<void>,
  { isDone, isOver, pace = usual }: { isDone: () => Promise<boolean>; isOver: () => boolean; pace?: Pace },
): Promise<boolean> => {
  for (let times = 1; times === 1 || !isOver(); times++) {
    await ask(times);
    const next = Date.now() + Math.min(pace.again * 2 ** (times - 1), pace.most);
    const isLeft = times === 1 ? () => false : isOver;
    do {
      if (await isDone()) return true;
      await wait(pace.look);
    } while (Date.now() < next && !isLeft());
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

/**
 * React Router reads its routes again only when app/routes.ts is saved; a start from new would take seconds. `onBroken` is
 * told of code that cannot be run, whose error is shown by the page that asks for it.
 */
export const readRoutesAgain = (
  server: ViteDevServer,
  pages: PageTable,
  { isOver, onBroken }: { isOver: () => boolean; onBroken: () => void },
): Promise<boolean> => {
  const wanted = wantedOf(pages);
  let isBroken = false;
  const ask = async (times: number) => {
    if (times > 1) forgetTables(server);
    // Modules that are just being forgotten may fail once.
    if (times > 1 && isBroken) onBroken();
    const now = new Date();
    await utimes(routesFile, now, now);
  };
  const isDone = async () => {
    try {
      const known = await knownTo(server);
      isBroken = false;
      return known === wanted;
    } catch {
      isBroken = true;
      return false;
    }
  };
  return insist(ask, { isDone, isOver });
};
