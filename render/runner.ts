import { type InlineConfig, createServer, createServerModuleRunner } from "vite";
import { siteConfig } from "./config.ts";

/** A build needs no watcher, no sockets and no dependencies made ready for browsers. */
const forBuild: InlineConfig = {
  logLevel: "warn",
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
};

/**
 * Pages, content and what checks it are ordinary modules: Vite's runner loads them, in a build as in the dev server. What has
 * changed, and what imports it, is evaluated again at the next import.
 */
export const openRunner = async (config: InlineConfig = forBuild) => {
  const readContent = async () => {
    const { loadContent } = await runner.import<typeof import("../site/load.ts")>("/site/load.ts");
    return loadContent();
  };
  const base = siteConfig(readContent);
  const server = await createServer({ ...base, ...config });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const loadSite = () => runner.import<typeof import("./server.tsx")>("/render/server.tsx");
  return { server, runner, base, readContent, loadSite };
};

export type Runner = Awaited<ReturnType<typeof openRunner>>;
