import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { encoder, jpegWithin } from "../cards/encode.ts";
import { drawSiteCard, rangeFor } from "../cards/site-card.ts";
import { type CardFonts, type FontFiles, readFonts } from "../cards/words.ts";
import { publicFolder } from "../files.ts";
import type { Content } from "../load.ts";
import { openCache } from "../pictures/cache.ts";
import { contentFolder } from "../folder.ts";
import { hexOf } from "../theme/color.ts";
import { headingType } from "../theme/type.ts";
import { icoOf } from "./ico.ts";
import { iconPng, markSvg } from "./mark.ts";

/** Cached icons are used until this is raised. */
const revision = 1;

type Owner = Pick<Content, "site" | "theme">;

type Sources = Owner & { drawing: Buffer; fonts: CardFonts; picture: Buffer };

/** Devices show as little as the middle 80 % of a maskable icon. */
const share = { tab: 1, icon: 0.888, maskable: 0.68 };

const square = (size: number, part: number) => ({
  of: ({ drawing, theme }: Sources) => [drawing, hexOf(theme.paper.light)],
  make: ({ drawing, theme }: Sources) => iconPng(drawing, size, part, hexOf(theme.paper.light)),
});

type Recipe = {
  /** These decide its bytes, besides this file. */
  of: (sources: Sources) => (string | Buffer)[];
  make: (sources: Sources) => Promise<Buffer>;
};

const recipes: Record<string, Recipe> = {
  "favicon.svg": { of: ({ drawing }) => [drawing], make: async ({ drawing }) => drawing },
  "favicon.ico": {
    of: square(32, share.tab).of,
    make: async (sources) => {
      const make = async (size: number) => ({ size, png: await square(size, share.tab).make(sources) });
      return icoOf(await Promise.all([16, 32, 48].map(make)));
    },
  },
  "apple-touch-icon.png": square(180, share.icon),
  "icons/icon-192.png": square(192, share.icon),
  "icons/icon-512.png": square(512, share.icon),
  "icons/maskable-192.png": square(192, share.maskable),
  "icons/maskable-512.png": square(512, share.maskable),
  "social-card.jpg": {
    of: ({ site, theme, fonts, picture }) => [
      JSON.stringify([site.title, site.tagline, theme.hue, theme.ink, theme.paper]),
      JSON.stringify(encoder),
      fonts.title,
      fonts.label,
      String(fonts.tight),
      picture,
    ],
    make: async ({ site: { title, tagline }, theme, fonts, picture }) =>
      jpegWithin(await drawSiteCard({ title, tagline, theme }, fonts, picture)),
  },
};

export const iconNames = Object.keys(recipes);

const keyOf = (name: string, parts: (string | Buffer)[]) => {
  const hash = createHash("sha256").update(`${revision} ${name}`);
  for (const part of parts) hash.update("\0").update(part);
  return hash.digest("hex").slice(0, 20);
};

type Options = {
  root: string;
  content: () => Owner;
  fonts: () => FontFiles;
};

/** The owner's own file takes an icon's place. */
export const openIcons = ({ root, content, fonts }: Options) => {
  const cache = openCache(join(root, ".cache", "icons"));
  const own = (name: string) => readFile(join(root, publicFolder, name)).catch(() => undefined);

  const gather = async (): Promise<Sources> => {
    const { site, theme } = content();
    return {
      site,
      theme,
      drawing: (await own("favicon.svg")) ?? Buffer.from(markSvg(theme)),
      fonts: await readFonts(fonts(), headingType({ site, theme }).tight),
      picture: await rangeFor(theme, site.cover && join(root, contentFolder, site.cover.imgUrl)),
    };
  };

  const make = async (name: string, recipe: Recipe, sources: Sources): Promise<Buffer> => {
    const given = await own(name);
    if (given) return given;
    const key = keyOf(name, recipe.of(sources));
    const known = await cache.read(key);
    if (known) return known;
    const bytes = await recipe.make(sources);
    await cache.write(key, bytes);
    return bytes;
  };

  return {
    file: async (name: string): Promise<Buffer | undefined> => {
      const recipe = recipes[name];
      return recipe && make(name, recipe, await gather());
    },
    publish: async (outDir: string) => {
      const sources = await gather();
      for (const [name, recipe] of Object.entries(recipes)) {
        const bytes = await make(name, recipe, sources);
        await mkdir(dirname(join(outDir, name)), { recursive: true });
        await writeFile(join(outDir, name), bytes);
      }
    },
  };
};
