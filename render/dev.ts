import { join, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import type { Connect, InlineConfig, Plugin, ViteDevServer } from "vite";
import { typeOf } from "../hosting/content-types.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { findRedirect, readPath, redirectAddress } from "../site/addresses/redirects.ts";
import { contentFolder } from "../site/folder.ts";
import { early, hydration, islandFile, stylesEntry } from "./client.ts";
import { compileScript } from "./compile-script.ts";
import { root } from "./config.ts";
import { type Runner, openRunner } from "./runner.ts";
import type { PageFiles } from "./renderer.tsx";

const isContent = (file: string) => resolve(file).startsWith(resolve(contentFolder) + sep);

/** In development, pages reference modules, which Vite serves. */
const pageFiles = async ({ base }: Runner): Promise<PageFiles> => {
  const at = (file: string) => basePath() + file;
  return {
    assets: {
      early: await compileScript(base, early),
      styles: [],
      stylesEntry: at(stylesEntry),
      fonts: [],
      hydrate: [at(hydration)],
      script: at,
    },
    island: (name) => ({ src: at(islandFile(name)), files: [], styles: [] }),
  };
};

/** Reloads open pages after an edit. Errors are shown in an overlay and in the terminal. */
const reload = async ({ server, readContent }: Runner) => {
  const { logger } = server.config;
  const { client, ssr } = server.environments;
  // Styles depend on the content without importing it.
  for (const module of client.moduleGraph.idToModuleMap.values())
    if (module.file?.endsWith(".css")) client.moduleGraph.invalidateModule(module);
  // Modules that failed are also evaluated again, for example after a missing picture was added.
  for (const module of ssr.moduleGraph.getModulesByFile(join(root, "site/sources.ts")) ?? [])
    ssr.moduleGraph.invalidateModule(module);
  try {
    await readContent();
    logger.info("Content OK.", { timestamp: true });
    server.ws.send({ type: "full-reload" });
  } catch (error) {
    const { message } = error as Error;
    logger.error(message, { timestamp: true });
    server.ws.send({ type: "error", err: { message, stack: "" } });
  }
};

/** Responds with what a build would write for the URL. */
const respond = async (runner: Runner, ...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
  const { server } = runner;
  try {
    const { pathname: address, search: query } = new URL(request.originalUrl ?? "/", "http://localhost");
    if (!address.startsWith(basePath())) return next();
    const path = readPath(`/${address.slice(basePath().length)}`);
    const { redirects } = await runner.readContent();
    const renderer = await runner.loadRenderer();
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
    const render = renderer.routes.get(path.replace(/(?<=.)\/$/, ""));
    const bytes = render ? undefined : await renderer.generatedFile(path);
    if (bytes !== undefined) return send(200, typeOf(path), bytes);
    const moved = findRedirect(path, redirects);
    if (moved)
      return response.writeHead(302, { Location: redirectAddress(moved.to, { base: basePath(), query }) }).end();
    const page = render ?? renderer.routes.get("/404.html");
    if (!page || !request.headers.accept?.includes("text/html")) return next();
    const html = await renderer.renderPage(await page(), await pageFiles(runner));
    return send(render ? 200 : 404, "text/html", await server.transformIndexHtml(path, html, request.originalUrl));
  } catch (error) {
    return next(error);
  }
};

/** `npm run dev`: renders each page on request. */
export const openDev = async (options: InlineConfig["server"] = {}): Promise<ViteDevServer> => {
  let timer: NodeJS.Timeout | undefined;
  const pages: Plugin = {
    name: "ridgeline:pages",
    configureServer: (server) => () => {
      server.watcher.add(resolve(contentFolder));
      server.middlewares.use((...request) => void respond(runner, ...request));
    },
    hotUpdate({ file, modules }) {
      // Styles and islands update without a reload.
      const isHot = /\.css$|\/app\/(islands|parts)\//.test(file);
      const isRendered = this.environment.name === "ssr" && modules.length > 0 && !isHot;
      if (!isRendered && !isContent(file)) return;
      clearTimeout(timer);
      // Editors write a file more than once when they save.
      timer = setTimeout(() => void reload(runner), 25);
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
  await reload(runner);
  return runner.server;
};
