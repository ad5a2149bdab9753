import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { modelFolder } from "../site/addresses/published.ts";
import { modelFiles } from "../site/models/files.ts";
import { currentContent } from "./owner/current.ts";

export const models = (): Plugin => ({
  name: "ridgeline:models",
  apply: "serve",
  configureServer({ middlewares, config: { base } }) {
    middlewares.use(async (request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(base + modelFolder)) return next();
      try {
        const file = modelFiles(currentContent()).get(path.slice(base.length));
        if (file === undefined) return next();
        response.setHeader("Content-Type", kindOf(file)?.type ?? "");
        response.setHeader("Cache-Control", "no-cache");
        await pipeline(createReadStream(file), response);
      } catch (error) {
        next(error);
      }
    });
  },
});
