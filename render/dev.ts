import { join, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import type { Connect, InlineConfig, Plugin, ViteDevServer } from "vite";
import { typeOf } from "../hosting/content-types.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { findRedirect, readPath, redirectAddress } from "../site/addresses/redirects.ts";
import { contentFolder } from "../site/folder.ts";
import type { Content } from "../site/load.ts";
import { early, hydration, islandFile, sheet, shell } from "./client.ts";
import { compileScript } from "./compile-script.ts";
import { root, siteConfig } from "./config.ts";
import { type Runner, openRunner } from "./runner.ts";
import type { PageFiles } from "./server.tsx";
import { styleTexts } from "./styles.ts";

const inFolder = (folder: string) => (file: string) => resolve(file).startsWith(resolve(folder) + sep);

const isContent = inFolder(contentFolder);
const isIsland = inFolder(join(root, "app/islands"));
const isPart = inFolder(join(root, "app/parts"));

/** Editors write a file more than once when they save. */
const debounceMs = 25;

/** Rendered pages name modules, which Vite serves. */
const pageFiles = async (content: () => Content): Promise<PageFiles> => {
  const at = (file: string) => basePath() + file;
  return {
    assets: {
      early: await compileScript(join(root, early), siteConfig(content)),
      styles: [],
      scripts: [at(shell)],
      sheet: at(sheet),
      hydrate: [at(hydration)],
      fonts: [],
      italic: undefined,
      script: at,
    },
    island: (name) => ({ src: at(islandFile(name)), files: [], styles: [] }),
  };
};

/** Styles are written from the content without importing it. */
const invalidateStyles = (server: ViteDevServer) => {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.file?.endsWith(".css")) moduleGraph.invalidateModule(module);
  }
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reloads open pages after an edit of the content. A mistake is shown over them and in the terminal. */
const watchContent = async ({ server, readContent }: Runner) => {
  const { logger } = server.config;
  let shown: string[] | undefined;
  let hasProblem = false;
  const reload = async () => {
    const { moduleGraph } = server.environments["ssr"] ?? {};
    const sources = moduleGraph?.getModulesByFile(join(root, "site/sources.ts")) ?? [];
    for (const module of sources) moduleGraph?.invalidateModule(module);
    try {
      const styles = styleTexts(await readContent());
      if (shown?.join() !== styles.join()) invalidateStyles(server);
      shown = styles;
      if (hasProblem) logger.info("The content is in order.", { timestamp: true });
      hasProblem = false;
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      hasProblem = true;
      logger.error(messageOf(error), { timestamp: true });
      server.ws.send({ type: "error", err: { message: messageOf(error), stack: "" } });
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

/** Responds with what a build would have written at the address. */
const respond =
  ({ server, load, content, readContent }: Runner): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const [address = "/"] = (request.originalUrl ?? "/").split("?");
      if (!address.startsWith(basePath())) return next();
      const path = decodeURI(`/${address.slice(basePath().length)}`);
      await readContent();
      const site = await load("/render/server.tsx");
      const send = (status: number, type: string, body: string | Buffer) =>
        response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
      const bytes = await site.generatedFile(path.slice(1));
      if (bytes !== undefined) return send(200, typeOf(path), bytes);
      const moved = findRedirect(readPath(path), content().redirects);
      if (moved) return response.writeHead(302, { Location: redirectAddress(moved.to, { base: basePath() }) }).end();
      if (!request.headers.accept?.includes("text/html")) return next();
      const files = await pageFiles(content);
      const render = site.routes.get(path.replace(/(?<=.)\/$/, ""));
      const html = await site.renderPage(await (render ?? site.renderNotFound)(), files);
      return send(render ? 200 : 404, "text/html", await server.transformIndexHtml(path, html, request.originalUrl));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      return next(error);
    }
  };

/** `npm run dev`: renders each page on request. */
export const openDev = async (options: InlineConfig["server"] = {}): Promise<ViteDevServer> => {
  let runner: Runner | undefined;
  const pages: Plugin = {
    name: "ridgeline:pages",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (runner) void respond(runner)(request, response, next);
        else next();
      });
    },
    // Vite updates what browsers import. What only the server renders needs a reload.
    hotUpdate({ file, modules, server }) {
      const isRendered = this.environment.name === "ssr" && modules.length > 0 && /\.tsx?$/.test(file);
      if (isRendered && !isContent(file) && !isIsland(file) && !isPart(file)) server.ws.send({ type: "full-reload" });
    },
  };
  runner = await openRunner({
    // A build beside the dev server, or a second one in a copy, leaves these files alone.
    cacheDir: join(root, ".cache/dev"),
    plugins: [react(), pages],
    // A build beside the dev server is no edit.
    server: {
      ...options,
      watch: { ignored: [".cache", "build", "test-results"].map((name) => join(root, name, "**")) },
    },
    // Found only when a page asks for them, they would make the dev server load it a second time.
    optimizeDeps: {
      include: [
        "lucide",
        "minisearch",
        "react",
        "react-dom/client",
        "suncalc",
        "three",
        "three/addons/loaders/GLTFLoader.js",
        "yet-another-react-lightbox",
        "yet-another-react-lightbox/plugins/zoom",
      ],
    },
  });
  await watchContent(runner);
  return runner.server;
};
