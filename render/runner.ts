import { type InlineConfig, createServer, createServerModuleRunner } from "vite";
import { siteConfig } from "./config.ts";

/** A build needs no watcher, no WebSocket and no pre-bundling. */
const forBuild: InlineConfig = {
  logLevel: "warn",
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
};

/**
 * Vite's runner loads pages, content and checks as ordinary modules, in a build and in the dev server. A changed module and
 * its importers are evaluated again at the next import.
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
