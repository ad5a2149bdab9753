import { type InlineConfig, createServer, createServerModuleRunner } from "vite";
import { siteConfig } from "./config.ts";
import { asContentError } from "./as-content-error.ts";

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
  const load = async <Module>(file: string): Promise<Module> => {
    try {
      return await runner.import<Module>(file);
    } catch (error) {
      throw asContentError(error);
    }
  };
  const readContent = async () => (await load<typeof import("../site/load.ts")>("/site/load.ts")).loadContent();
  const base = siteConfig(readContent);
  const server = await createServer({ ...base, ...config });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const loadRenderer = () => load<typeof import("./renderer.tsx")>("/render/renderer.tsx");
  return { server, base, load, readContent, loadRenderer };
};

export type Runner = Awaited<ReturnType<typeof openRunner>>;
