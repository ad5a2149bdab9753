import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import type { PageTable } from "../../site/pages.ts";

/** How long React Router may take to read its routes, in milliseconds, until it is started anew. */
const patience = 5000;

/** Photos and redirects that nothing links to share one route, whichever they are. */
const addressesOf = ({ main, topics, aliases, gallery, linked }: PageTable) =>
  [...main, ...topics, ...aliases, ...gallery, ...linked].filter((path) => path !== "/").toSorted();

/** The addresses that React Router knows: app/routes.ts makes each the name of its route. */
const knownAddresses = async ({ environments: { ssr } }: ViteDevServer) => {
  if (!isRunnableDevEnvironment(ssr)) return [];
  const { routes } = await ssr.runner.import<{ routes: object }>("virtual:react-router/server-build");
  return Object.keys(routes)
    .filter((id) => id.startsWith("/"))
    .toSorted();
};

/**
 * Lets React Router read its routes again, now that the content has other pages. It does so when app/routes.ts is saved,
 * and cannot be asked in another way; a start from new would make every module anew and take seconds.
 */
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
