import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { cardFolder, cardSize } from "../addresses/published.ts";
import { publicFolder } from "../files.ts";
import type { Content } from "../load.ts";
import { openCache } from "../pictures/cache.ts";
import { inTurn, workers } from "../pictures/make.ts";
import { startProgress } from "../pictures/progress.ts";
import type { Studio } from "../pictures/studio.ts";
import { latinSlug } from "../slug.ts";
import { contentFolder } from "../folder.ts";
import { hexOf } from "../theme/color.ts";
import { headingType } from "../theme/type.ts";
import { altOf, seenOf, siteAltOf } from "./alt.ts";
import { type Design, drawCard } from "./draw.ts";
import { encoder, jpegWithin } from "./encode.ts";
import { type Ground, paintOf } from "./paint.ts";
import { layOut, shareSeen } from "./place.ts";
import { type SiteCard, drawSiteCard, rangeFor } from "./site-card.ts";
import { type CardFonts, type Faces, type FontFiles, drawable, openFaces, readFonts } from "./words.ts";

/** Cached cards are used and services keep the old ones until this is raised. */
const revision = 2;

/** The address is whole, since others will fetch it. */
export type Card = { url: string; alt: string; width: number; height: number; type: string };

export type WishedPicture = {
  file: string;
  alt: string;
  /** The card may show something else than the alt text says. */
  cardAlt?: string | undefined;
  stands?: boolean;
  /** Hundredths from the picture's left or top are kept where not all of it has room. */
  focus?: number | undefined;
};

export type Wish = {
  path: string;
  title: string;
  eyebrow?: string | undefined;
  picture?: WishedPicture | undefined;
  hue?: string | undefined;
  /** A page without a picture is paper; one without a hue has night under its photograph. */
  ground?: Ground | undefined;
  ridge: readonly number[];
  hues?: readonly string[] | undefined;
};

type Options = {
  root: string;
  base: string;
  fonts: () => FontFiles;
  content: () => Pick<Content, "site" | "theme" | "words">;
  look: Studio["look"];
};

type Draw = (faces: Faces) => Promise<Sharp>;

/** A page is told of its card at once; the file is made when all pages have asked. */
export const openCards = ({ root, base, fonts, content, look }: Options) => {
  const cache = openCache(join(root, ".cache", "cards"));
  const wanted = new Map<string, { key: string; draw: Draw }>();
  const opened = new Map<string, { given: CardFonts; faces: Faces; hash: string }>();
  /** The owner may choose other fonts while the dev server runs. */
  const open = async () => {
    const given = await readFonts(fonts(), headingType(content()).tight);
    const hash = createHash("sha256").update(given.title).update(given.label).update(`${given.tight}`).digest("hex");
    const found = opened.get(hash) ?? { given, faces: openFaces(given), hash };
    opened.set(hash, found);
    return found;
  };

  const want = async (path: string, recipe: unknown, draw: Draw): Promise<Omit<Card, "alt">> => {
    const parts = JSON.stringify([revision, encoder, (await open()).hash, recipe]);
    const key = `${createHash("sha256").update(parts).digest("hex").slice(0, 12)}.jpg`;
    const file = `${latinSlug(path) || "home"}.${key}`;
    wanted.set(file, { key, draw });
    return { url: `${content().site.url}${base}${cardFolder}${file}`, ...cardSize };
  };

  const make = async ({ key, draw }: { key: string; draw: Draw }): Promise<boolean> => {
    if (await cache.size(key)) return false;
    await cache.write(key, await jpegWithin(await draw((await open()).faces)));
    return true;
  };

  const card = async ({ path, title, eyebrow, picture, hue, ground, ridge, hues }: Wish): Promise<Card> => {
    const { site, theme, words: said } = content();
    const { faces: own } = await open();
    const words = drawable({ eyebrow, name: site.title, title }, own);
    const seen = picture && (await look(picture.file));
    const shown = seen && {
      color: seen.alpha ? hexOf(theme.paper2.light) : seen.color,
      ratio: seen.width / seen.height,
      stands: picture?.stands ?? false,
      ...(picture?.focus === undefined ? {} : { focus: picture.focus / 100 }),
    };
    const drawn: Omit<Design, "picture"> = {
      words,
      paint: paintOf(theme, { hue, ground, picture: shown }),
      // The last digits of a reckoning differ between machines; the name of the file must not.
      ridge: ridge.map((height) => Math.round(height * 1000) / 1000),
      colors: (hues ?? [hue ?? theme.hue]).map((color) => hexOf(color)),
    };
    const file = await want(path, [drawn, shown, seen?.hash], (faces) =>
      drawCard({ ...drawn, picture: picture && shown && { file: join(root, picture.file), ...shown } }, faces),
    );
    const share = shown ? shareSeen(layOut(words, shown, own, drawn.paint), shown) : 1;
    return { ...file, alt: altOf(words, picture ? seenOf(picture, share, said.card.detail) : said.card.ridge) };
  };

  /** The owner's own file takes the place of the site's name over its cover. */
  const siteCard = async (): Promise<Card> => {
    const { site, theme, words: said } = content();
    const { title, tagline } = site;
    const own = await readFile(join(root, publicFolder, "social-card.jpg")).catch(() => undefined);
    if (own) {
      const { width, height, format } = await sharp(own).metadata();
      const alt = siteAltOf({ title, tagline }, undefined);
      return { url: `${site.url}${base}social-card.jpg`, alt, width, height, type: `image/${format}` };
    }
    const { title: display, label } = (await open()).faces;
    const drawn = { title: display.has(title) ? title : "", tagline: label.has(tagline) ? tagline : "" };
    const cover = site.cover && join(contentFolder, site.cover.imgUrl);
    const parts: SiteCard = { title, tagline, theme };
    const file = await want("/", [parts, cover && (await look(cover)).hash], async () =>
      drawSiteCard(parts, (await open()).given, await rangeFor(theme, cover && join(root, cover))),
    );
    return { ...file, alt: siteAltOf(drawn, site.cover?.alt ?? said.card.ridge) };
  };

  return {
    card,
    siteCard,
    file: async (name: string): Promise<Buffer | undefined> => {
      const found = wanted.get(name);
      if (!found) return undefined;
      await make(found);
      return cache.read(found.key);
    },
    publish: async (folder: string): Promise<void> => {
      const progress = startProgress("cards", wanted.size);
      let drawn = 0;
      await mkdir(folder, { recursive: true });
      await inTurn([...wanted], workers(), async ([name, found]) => {
        if (await make(found)) drawn++;
        await copyFile(cache.at(found.key), join(folder, name));
        progress.step();
      });
      await cache.tidy();
      progress.end(`${wanted.size} ${wanted.size === 1 ? "file" : "files"}, ${wanted.size - drawn} from the cache`);
    },
  };
};
