import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { albumFolder } from "../site/addresses/published.ts";
import { albumFiles } from "../site/albums/make.ts";
import type { loadContent } from "../site/load.ts";
import { studioAt } from "./pictures/studio.ts";

const door = join(import.meta.dirname, "..", "site", "load.ts");

/** Serves the owner's albums while the site is worked on; the build puts them beside the pages. */
export const albums = (): Plugin => ({
  name: "ridgeline:albums",
  apply: "serve",
  configureServer(server) {
    const { root, base } = server.config;
    server.middlewares.use(async (request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(base + albumFolder)) return next();
      try {
        // The dev server reads the content anew when it has changed; Node by itself would give what it read first.
        const fresh = await server.ssrLoadModule(door);
        const content = (fresh["loadContent"] as typeof loadContent)();
        const text = (await albumFiles({ content, studio: studioAt(root, base) })).get(path.slice(base.length));
        if (text === undefined) return next();
        response.setHeader("Content-Type", extname(path) === ".css" ? "text/css" : "text/html; charset=utf-8");
        response.setHeader("Cache-Control", "no-cache");
        response.end(text);
      } catch (error) {
        next(error);
      }
    });
  },
});
