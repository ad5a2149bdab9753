import type { Plugin } from "vite";
import { cardFolder, cardSize } from "../site/addresses/published.ts";
import { type Cards, openCards } from "../site/cards/studio.ts";
import { cardFonts } from "./fonts.ts";
import { currentContent } from "./owner/current.ts";
import { studioAt } from "./pictures/studio.ts";

const moduleName = "virtual:cards";
const moduleId = `\0${moduleName}`;

/** Shared by way of a global, as the studio is: see framework/pictures/studio.ts. */
const known = ((globalThis as { siteCards?: Map<string, Cards> }).siteCards ??= new Map());

const keyOf = (root: string, base: string) => `${root} ${base}`;

export const cardsAt = (root: string, base: string): Cards => {
  const key = keyOf(root, base);
  const { look } = studioAt(root, base);
  const fonts = () => cardFonts(currentContent());
  const found = known.get(key) ?? openCards({ root, base, fonts, content: currentContent, look });
  known.set(key, found);
  return found;
};

/** The dev server draws each card when it is first asked for. */
export const cards = (): Plugin => {
  let root = "";
  let base = "/";
  return {
    name: "ridgeline:cards",
    sharedDuringBuild: true,
    configResolved(config) {
      ({ root, base } = config);
    },
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load(id) {
      if (id !== moduleId) return undefined;
      if (this.environment.config.consumer === "client") {
        this.error(`${moduleName} works while pages are made: import it from *.server.ts modules only`);
      }
      cardsAt(root, base);
      return `export const { card, siteCard } = globalThis.siteCards.get(${JSON.stringify(keyOf(root, base))});`;
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const folder = base + cardFolder;
        try {
          const bytes = path.startsWith(folder) && (await cardsAt(root, base).file(path.slice(folder.length)));
          if (!bytes) return next();
          response.setHeader("Content-Type", cardSize.type);
          response.end(bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
};
