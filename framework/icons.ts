import { join } from "node:path";
import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { openIcons } from "../site/icons/make.ts";
import { currentContent } from "./owner/current.ts";

export const nameFont = join(import.meta.dirname, "..", "app", "styles", "fonts", "archivo.woff2");

export const iconsAt = (root: string) => openIcons({ root, content: currentContent, font: nameFont });

export const icons = (): Plugin => ({
  name: "ridgeline:icons",
  apply: "serve",
  configureServer({ middlewares, config: { root, base } }) {
    const made = iconsAt(root);
    middlewares.use(async (request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      try {
        const bytes = path.startsWith(base) ? await made.file(path.slice(base.length)) : undefined;
        if (!bytes) return next();
        response.setHeader("Content-Type", kindOf(path)?.type ?? "");
        response.setHeader("Cache-Control", "no-cache");
        response.end(bytes);
      } catch (error) {
        next(error);
      }
    });
  },
});
