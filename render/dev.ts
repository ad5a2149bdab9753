import { join, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import type { Connect, InlineConfig, Plugin, ViteDevServer } from "vite";
import { typeOf } from "../hosting/content-types.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { findRedirect, readPath, redirectAddress } from "../site/addresses/redirects.ts";
import { contentFolder } from "../site/folder.ts";
import { early, hydration, islandFile, sheet } from "./client.ts";
import { compileScript } from "./compile-script.ts";
import { root } from "./config.ts";
import { type Runner, openRunner } from "./runner.ts";
import type { PageFiles } from "./server.tsx";
import { styleTexts } from "../app/styles/postcss-site.ts";

const isContent = (file: string) => resolve(file).startsWith(resolve(contentFolder) + sep);

/** Vite hot-reloads these. */
const isHot = (file: string) => /\/app\/(islands|parts)\//.test(file);

/** Editors write a file more than once when they save. */
const debounceMs = 25;

/** In development, pages reference modules, which Vite serves. */
const pageFiles = async ({ base }: Runner): Promise<PageFiles> => {
  const at = (file: string) => basePath() + file;
  return {
    assets: {
      early: await compileScript(base, join(root, early)),
      styles: [],
      sheet: at(sheet),
      hydrate: [at(hydration)],
      fonts: [],
      italic: undefined,
      script: at,
    },
    island: (name) => ({ src: at(islandFile(name)), files: [], styles: [] }),
  };
};

/** Styles depend on the content without importing it. */
const invalidateStyles = (server: ViteDevServer) => {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.file?.endsWith(".css")) moduleGraph.invalidateModule(module);
  }
};

/** Reloads open pages after an edit of the content. Errors are shown in an overlay and in the terminal. */
const watchContent = async ({ server, readContent }: Runner) => {
  const { logger } = server.config;
  const { moduleGraph } = server.environments.ssr;
  let shown = "";
  let hasProblem = false;
  const reload = async () => {
    // Modules that failed are also evaluated again, for example after a missing picture was added.
    for (const module of moduleGraph.getModulesByFile(join(root, "site/sources.ts")) ?? [])
      moduleGraph.invalidateModule(module);
    try {
      const styles = styleTexts(await readContent()).join();
      if (shown !== styles) invalidateStyles(server);
      shown = styles;
      if (hasProblem) logger.info("Content OK.", { timestamp: true });
      hasProblem = false;
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      hasProblem = true;
      logger.error(message, { timestamp: true });
      server.ws.send({ type: "error", err: { message, stack: "" } });
    }
  };
  await reload();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(resolve(contentFolder));
  server.watcher.on("all", (_event, file) => {
    if (!isContent(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), debounceMs);
  });
};

/** Responds with what a build would write for the URL. */
const respond = async (runner: Runner, ...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
  const { server } = runner;
  try {
    const { pathname: address, search: query } = new URL(request.originalUrl ?? "/", "http://localhost");
    if (!address.startsWith(basePath())) return next();
    const path = decodeURI(`/${address.slice(basePath().length)}`);
    const { redirects } = await runner.readContent();
    const site = await runner.loadSite();
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
    const render = site.routes.get(path.replace(/(?<=.)\/$/, ""));
    const bytes = render ? undefined : await site.generatedFile(path);
    if (bytes !== undefined) return send(200, typeOf(path), bytes);
    const moved = findRedirect(readPath(path), redirects);
    if (moved)
      return response.writeHead(302, { Location: redirectAddress(moved.to, { base: basePath(), query }) }).end();
    if (!request.headers.accept?.includes("text/html")) return next();
    const html = await site.renderPage(await (render ?? site.renderNotFound)(), await pageFiles(runner));
    return send(render ? 200 : 404, "text/html", await server.transformIndexHtml(path, html, request.originalUrl));
  } catch (error) {
    return next(error);
  }
};

/** `npm run dev`: renders each page on request. */
export const openDev = async (options: InlineConfig["server"] = {}): Promise<ViteDevServer> => {
  const pages: Plugin = {
    name: "ridgeline:pages",
    configureServer: (server) => () => {
      server.middlewares.use((...request) => void respond(runner, ...request));
    },
    // Modules that only the server uses need a reload.
    hotUpdate({ file, modules, server }) {
      const isRendered = this.environment.name === "ssr" && modules.length > 0 && /\.tsx?$/.test(file);
      if (isRendered && !isContent(file) && !isHot(file)) server.ws.send({ type: "full-reload" });
    },
  };
  const runner: Runner = await openRunner({
    // A parallel build, or a second dev server in a copy of the project, must not change these files.
    cacheDir: join(root, ".cache/dev"),
    plugins: [react(), pages],
    server: {
      ...options,
      fs: { allow: [root, resolve(contentFolder)] },
      // Ignore build output.
      watch: { ignored: [".cache", "build", "test-results"].map((name) => join(root, name, "**")) },
    },
    // Pre-bundle all dependencies, or Vite would reload the page when it discovers one.
    optimizeDeps: { entries: ["app/**/{island,hydrate}.tsx", "app/**/*.client.ts"] },
  });
  await watchContent(runner);
  return runner.server;
};
