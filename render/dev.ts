import { join, resolve, sep } from "node:path";
import type { Connect, EnvironmentModuleNode, InlineConfig, Plugin, ViteDevServer } from "vite";
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

/** An editor that saves writes more than once: what comes within this time, in milliseconds, is read together. */
const pause = 25;

/** Rendered pages name modules, which Vite serves. */
const pageFiles = async (content: () => Content): Promise<PageFiles> => {
  const at = (file: string) => basePath() + file;
  return {
    assets: {
      early: await compileScript(join(root, early), siteConfig(content)),
      styles: [],
      scripts: [shell, sheet].map(at),
      hydrate: [at(hydration)],
      fonts: [],
      italic: undefined,
      script: at,
    },
    island: (name) => ({ src: at(islandFile(name)), files: [], styles: [] }),
  };
};

const isStyle = ({ file }: EnvironmentModuleNode) => file?.endsWith(".css") === true;

/** Words and styles are made of content without importing it. */
const forgetMade = (server: ViteDevServer, test: (module: EnvironmentModuleNode) => boolean) => {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) if (test(module)) moduleGraph.invalidateModule(module);
  }
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An edit of the content is read before a page shows it; what is wrong stands over the open page and in the terminal. */
const followContent = ({ server, readContent }: Runner, content: () => Content | undefined) => {
  const { ssr } = server.environments;
  let isWrong = false;
  const readAgain = async () => {
    const before = content();
    const sources = ssr?.moduleGraph.getModulesByFile(join(root, "site/sources.ts")) ?? [];
    for (const module of sources) ssr?.moduleGraph.invalidateModule(module);
    try {
      const after = await readContent();
      const changed = (made: (content: Content) => unknown) =>
        !before || JSON.stringify(made(before)) !== JSON.stringify(made(after));
      if (changed(styleTexts)) forgetMade(server, isStyle);
      if (isWrong) server.config.logger.info("The content is in order.", { timestamp: true });
      isWrong = false;
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      isWrong = true;
      server.config.logger.error(textOf(error), { timestamp: true });
      server.ws.send({ type: "error", err: { message: textOf(error), stack: "" } });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(resolve(contentFolder));
  server.watcher.on("all", (_event, file) => {
    if (!isContent(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void readAgain(), pause);
  });
};

/** Answers with what a build would have written at the address. */
const answer =
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

/** `npm run dev`: every page is rendered when it is asked for. */
export const openDev = async (options: InlineConfig["server"] = {}): Promise<ViteDevServer> => {
  let runner: Runner | undefined;
  const pages: Plugin = {
    name: "ridgeline:pages",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (runner) void answer(runner)(request, response, next);
        else next();
      });
    },
    // Pages are rendered here, so a change of what only they are made of loads the open one anew.
    hotUpdate({ file, modules, server }) {
      const isRendered = this.environment.name === "ssr" && modules.length > 0 && /\.tsx?$/.test(file);
      if (isRendered && !isContent(file) && !isIsland(file) && !isPart(file)) server.ws.send({ type: "full-reload" });
    },
  };
  runner = await openRunner({
    plugins: [pages],
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
  const { server, readContent } = runner;
  let last: Content | undefined;
  const read = async () => (last = await readContent());
  followContent({ ...runner, readContent: read }, () => last);
  await read().catch((error: unknown) => server.config.logger.error(textOf(error)));
  return server;
};
