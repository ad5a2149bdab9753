import { type InlineConfig, type ViteDevServer, createServer, createServerModuleRunner, mergeConfig } from "vite";
import type { Content } from "../site/load.ts";
import { siteConfig } from "./config.ts";

/** The types of modules that are loaded through the runner. */
type Modules = {
  "/site/load.ts": typeof import("../site/load.ts");
  "/site/paths.ts": typeof import("../site/paths.ts");
  "/render/server.tsx": typeof import("./server.tsx");
  "/scripts/lib/report-content.ts": typeof import("../scripts/lib/report-content.ts");
};

type Load = <Name extends keyof Modules>(file: Name) => Promise<Modules[Name]>;

export type Runner = {
  server: ViteDevServer;
  load: Load;
  /** What styles and words are made of: the content as it was last found in order. */
  content: () => Content;
  readContent: () => Promise<Content>;
};

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
export const openRunner = async (config: InlineConfig = forBuild): Promise<Runner> => {
  let last: Content | undefined;
  const content = () => {
    if (!last) throw new Error("The content has not been read yet.");
    return last;
  };
  const base = siteConfig(content);
  // mergeConfig leaves out a null, and a build would watch every file of the project.
  const options = { ...base.server, ...config.server };
  const server = await createServer({ ...mergeConfig(base, config), server: options });
  const runner = createServerModuleRunner(server.environments["ssr"] as never, { hmr: false });
  const load: Load = (file) => runner.import(file);
  const readContent = async () => (last = (await load("/site/load.ts")).loadContent());
  return { server, load, content, readContent };
};
