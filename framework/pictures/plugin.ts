import { createReadStream } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Connect, type Plugin, type ResolvedConfig, normalizePath, runnerImport } from "vite";
import { openCache } from "../../site/pictures/cache.ts";
import { type Collection, collect } from "../../site/pictures/collect.ts";
import { makeAll, makeVariant } from "../../site/pictures/make.ts";
import { startProgress } from "../../site/pictures/progress.ts";
import type { Format, PictureUse } from "../../site/pictures/types.ts";

const moduleName = "virtual:pictures";
const moduleId = `\0${moduleName}`;
const folder = "assets/pictures/";

const mediaTypes: Record<Format, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
};

/**
 * Makes the site's pictures. `uses` is the module whose `pictureUses()` lists them; `virtual:pictures` tells the
 * loaders what was made. A build makes every file, the dev server each file when it is first asked for.
 */
export const pictures = ({ uses = "site/compile/pages.ts" } = {}): Plugin => {
  let config: ResolvedConfig;
  let collected: Promise<Collection> | undefined;
  let readFrom = new Set<string>();
  const cache = () => openCache(resolve(config.root, ".cache/pictures"));

  const gather = async () => {
    const { list, files } = await loadUses(config.root, uses);
    readFrom = files;
    return collect(list, config.root, cache(), `${config.base}${folder}`);
  };

  const build = async () => {
    const collection = await gather();
    const variants = [...collection.variants.values()];
    const progress = startProgress("pictures", variants.length);
    const { files, bytes, cached } = await makeAll(variants, config.root, cache(), progress.step);
    progress.end(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${cached} from the cache`);
    return collection;
  };

  /** Client and server build share one run, and so do all requests until the content changes. */
  const ready = () => {
    collected ??= (config.command === "build" ? build() : gather()).catch((error: unknown) => {
      collected = undefined;
      throw error;
    });
    return collected;
  };

  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    const prefix = `${config.base}${folder}`;
    if (!path.startsWith(prefix)) return next();
    try {
      const variant = (await ready()).variants.get(path.slice(prefix.length));
      if (!variant) return next();
      await makeVariant(variant, config.root, cache());
      response.setHeader("Content-Type", mediaTypes[variant.format]);
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      await pipeline(createReadStream(cache().at(variant.key)), response);
    } catch (error) {
      next(error);
    }
  };

  return {
    name: "pictures",
    sharedDuringBuild: true,
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === "build") await ready();
    },
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    async load(id) {
      if (id !== moduleId) return undefined;
      if (this.environment.config.consumer === "client") {
        this.error(`${moduleName} holds every picture's data: import it from *.server.ts modules only`);
      }
      const { manifest } = await ready();
      const lookup = normalizePath(join(import.meta.dirname, "..", "..", "site", "pictures", "lookup.ts"));
      return [
        `import { lookup } from ${JSON.stringify(lookup)};`,
        `export const { picture, photoInfo } = lookup(${JSON.stringify(manifest)});`,
      ].join("\n");
    },
    async writeBundle(options) {
      if (this.environment.config.consumer !== "client" || !options.dir) return;
      const target = join(options.dir, folder);
      await mkdir(target, { recursive: true });
      for (const { file, key } of (await ready()).variants.values())
        await copyFile(cache().at(key), join(target, file));
    },
    configureServer(server) {
      server.middlewares.use(serve);
      const content = resolve(config.root, "content") + sep;
      server.watcher.on("all", (_event, file) => {
        if (!resolve(file).startsWith(content) && !readFrom.has(resolve(file))) return;
        collected = undefined;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(moduleId);
          if (!module) continue;
          environment.moduleGraph.invalidateModule(module);
          environment.hot.send({ type: "full-reload" });
        }
        if (!file.endsWith(".ts")) server.environments.client.hot.send({ type: "full-reload" });
      });
    },
  };
};

/** A run of its own reads the content as it is now, whatever the bundler or the dev server has loaded before. */
const loadUses = async (root: string, path: string) => {
  const unavailable: Plugin = {
    name: "pictures:unavailable",
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load: (id) =>
      id === moduleId
        ? `const early = () => { throw new Error("pictureUses() must not ask for pictures: they are being made"); };
           export { early as picture, early as photoInfo };`
        : undefined,
  };
  type Module = { pictureUses: () => PictureUse[] | Promise<PictureUse[]> };
  const file = resolve(root, path);
  const { module, dependencies } = await runnerImport<Module>(file, {
    root,
    logLevel: "error",
    plugins: [unavailable],
  });
  const files = new Set([file, ...dependencies.filter(Boolean).map((dependency) => resolve(dependency))]);
  return { list: await module.pictureUses(), files };
};
