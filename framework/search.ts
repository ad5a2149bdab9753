import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { kindOf } from "../hosting/content-types.ts";
import { hashedFolder } from "../site/addresses/published.ts";
import { searchDrafts } from "../site/compile/search/drafts.ts";
import { entryFiles } from "../site/compile/search/entry-files.ts";
import { type PackedFile, pack } from "../site/compile/search/packed.ts";
import { placesOf } from "../site/compile/search/places.ts";
import { setType } from "../site/compile/typography.ts";
import { currentContent } from "./owner/current.ts";
import { studioAt } from "./pictures/studio.ts";

const files = "virtual:search";
const places = "virtual:places";
const served = "@search.json";

const makeFiles = async (root: string, base: string, most?: number): Promise<PackedFile[]> => {
  const { thumbnail, photoInfo } = studioAt(root, base);
  const drafts = await searchDrafts(setType(currentContent()), {
    thumbnail: (file, imgUrl) => thumbnail(join(dirname(file), imgUrl)),
    photoInfo,
  });
  return entryFiles(drafts, most).map(pack);
};

const nameOf = (text: string) =>
  `${hashedFolder}search-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;

/** The dev server makes the list anew whenever it is asked for. */
export const search = (): Plugin => ({
  name: "ridgeline:search",
  resolveId: (id) => (id === files || id === places ? `\0${id}` : undefined),
  async load(id) {
    if (id === `\0${places}`) return `export const places = ${JSON.stringify(placesOf(setType(currentContent())))};`;
    if (id !== `\0${files}`) return undefined;
    const { config } = this.environment;
    if (config.command === "serve") return `export const files = [${JSON.stringify(config.base + served)}];`;
    if (config.consumer !== "client") return "export const files = [];";
    const made = (await makeFiles(config.root, config.base)).map((file) => {
      const source = JSON.stringify(file);
      this.emitFile({ type: "asset", fileName: nameOf(source), source });
      return config.base + nameOf(source);
    });
    return `export const files = ${JSON.stringify(made)};`;
  },
  configureServer({ middlewares, config: { root, base } }) {
    middlewares.use(async (request, response, next) => {
      if (request.url?.split("?")[0] !== base + served) return next();
      try {
        const [file] = await makeFiles(root, base, Infinity);
        response.setHeader("Content-Type", kindOf(served)?.type ?? "");
        response.setHeader("Cache-Control", "no-cache");
        response.end(JSON.stringify(file));
      } catch (error) {
        next(error);
      }
    });
  },
});
