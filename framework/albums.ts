import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { albumFolder } from "../site/addresses/published.ts";
import { albumFiles } from "../site/albums/make.ts";
import { currentContent } from "./owner/current.ts";
import { studioAt } from "./pictures/studio.ts";

export const albums = (): Plugin => ({
  name: "ridgeline:albums",
  apply: "serve",
  configureServer(server) {
    const { root, base } = server.config;
    server.middlewares.use(async (request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(base + albumFolder)) return next();
      try {
        const text = (await albumFiles({ content: currentContent(), studio: studioAt(root, base) })).get(
          path.slice(base.length),
        );
        if (text === undefined) return next();
        response.setHeader("Content-Type", kindOf(path)?.type ?? "");
        response.setHeader("Cache-Control", "no-cache");
        response.end(text);
      } catch (error) {
        next(error);
      }
    });
  },
});
