import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { openIcons } from "../site/icons/make.ts";
import { cardFonts } from "./fonts.ts";
import { currentContent } from "./owner/current.ts";

export const iconsAt = (root: string) =>
  openIcons({ root, content: currentContent, fonts: () => cardFonts(currentContent()) });

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
