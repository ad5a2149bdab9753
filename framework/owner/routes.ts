import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import type { PageTable } from "../../site/pages.ts";

/** React Router may take this long to read its routes, in milliseconds, before it is started anew. */
const patience = 5000;

/** Photos and redirects that nothing links to share one route, whichever they are. */
const addressesOf = ({ main, topics, aliases, gallery, collections, linked }: PageTable) =>
  [...main, ...topics, ...aliases, ...gallery, ...collections, ...linked].filter((path) => path !== "/").toSorted();

/** The file app/routes.ts makes each address the name of its route. */
const knownAddresses = async ({ environments: { ssr } }: ViteDevServer) => {
  if (!isRunnableDevEnvironment(ssr)) return [];
  const { routes } = await ssr.runner.import<{ routes: object }>("virtual:react-router/server-build");
  return Object.keys(routes)
    .filter((id) => id.startsWith("/"))
    .toSorted();
};

/** React Router reads its routes again only when app/routes.ts is saved; a start from new would take seconds. */
export const readRoutesAgain = async (server: ViteDevServer, pages: PageTable): Promise<void> => {
  const wanted = addressesOf(pages).join();
  const now = new Date();
  await utimes(join(import.meta.dirname, "..", "..", "app", "routes.ts"), now, now);
  for (const end = Date.now() + patience; Date.now() < end; await wait(pause)) {
    if ((await knownAddresses(server)).join() === wanted) return;
  }
  await server.restart();
};

const pause = 50;
