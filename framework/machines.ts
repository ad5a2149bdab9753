import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { siteUpdated } from "../site/compile/updated.ts";
import { publicFolder } from "../site/files.ts";
import { contentHistory } from "../site/history.ts";
import type { Content } from "../site/load.ts";
import { machineFiles, publishMachineFiles } from "../site/machines.ts";
import { currentContent } from "./owner/current.ts";
import { studioAt } from "./pictures/studio.ts";

const optionsFor = (content: Content, root: string, base: string) => ({
  content,
  address: { url: content.site.url, basePath: base },
  studio: studioAt(root, base),
  history: contentHistory(),
  updated: siteUpdated(),
});

/** The pictures that these files name are then among those to be published. */
export const putMachineFiles = (content: Content, base: string, outDir: string): Promise<void> =>
  publishMachineFiles(optionsFor(content, process.cwd(), base), outDir);

export const machines = (): Plugin => ({
  name: "ridgeline:machines",
  apply: "serve",
  configureServer({ middlewares, config: { root, base } }) {
    middlewares.use(async (request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(base) || !/\.(xml|json|txt|md)$/.test(path)) return next();
      const name = path.slice(base.length - 1);
      if (existsSync(join(root, publicFolder, name))) return next();
      try {
        const text = (await machineFiles(optionsFor(currentContent(), root, base))).get(name);
        if (text === undefined) return next();
        response.setHeader("Content-Type", kindOf(name)?.type ?? "");
        response.setHeader("Cache-Control", "no-cache");
        response.end(text);
      } catch (error) {
        next(error);
      }
    });
  },
});
