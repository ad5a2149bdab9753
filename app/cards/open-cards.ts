import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cardFolder } from "../../site/addresses/published.ts";
import type { Content } from "../../site/load.ts";
import { openCache } from "../../site/pictures/cache.ts";
import { cpuConcurrency, runPool } from "../../site/pictures/make.ts";
import { startProgress } from "../../site/pictures/progress.ts";
import type { Pipeline } from "../../site/pictures/pipeline.ts";
import { latinSlug } from "../../site/slug.ts";
import { colorOf, hexOf } from "../../site/theme/color.ts";
import { cardFont } from "../../site/theme/font-files.ts";
import { toneOf, tones } from "../../site/theme/hues.ts";
import { readFont } from "../../site/theme/own-fonts.ts";
import { headingType } from "../../site/theme/type.ts";
import { card as words } from "../../site/words/pages.ts";
import type { Design } from "./card.tsx";
import { type Source, drawCard } from "./draw.tsx";

/** Cached cards are used until this is raised. */
const revision = 4;

/** An absolute URL, because other sites fetch it. */
export type CardFile = { url: string; alt: string };

export type CardPicture = {
  file: string;
  alt: string;
  /** The card's alt text, if it isn't that of its picture. */
  cardAlt?: string | undefined;
  cutout?: boolean;
  focus?: number | undefined;
};

export type CardRequest = {
  path: string;
  title: string;
  number?: string | undefined;
  tagline?: string | undefined;
  picture?: CardPicture | undefined;
  /** The color of the background with a picture, and of the ridge without one. */
  hue?: string | undefined;
  hues?: readonly string[];
  ridge: readonly number[];
};

type Options = { root: string; base: string; content: Pick<Content, "site" | "theme">; describe: Pipeline["describe"] };

const digestOf = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

/** A page gets its card's URL at once; the file is drawn after all pages are rendered. */
export const openCards = ({ root, base, content: { site, theme }, describe }: Options) => {
  const cache = openCache(join(root, ".cache", "cards"));
  const files = new Map<string, () => Promise<Buffer>>();
  let drawn = 0;
  const type = headingType({ site, theme });
  const fontFile = cardFont({ theme });
  const [font, letters] = [readFileSync(fontFile), readFont(fontFile)];

  /** Omits texts with characters that the font lacks, which would be empty boxes. */
  const settable = (text: string | undefined) => {
    const plain = text?.replace(/[\u00AD\u200B]/gu, "").normalize("NFC");
    const isWhole = [...(plain ?? "")].every((letter) => letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    return isWhole ? plain?.trim() : undefined;
  };

  const colorsOf = (hue: string | undefined, hasPicture: boolean) => {
    if (hue === undefined || !hasPicture) return { ground: hexOf(theme.paper.light), ink: hexOf(theme.ink.light) };
    const tone = (name: "block" | "on-block") => hexOf(toneOf(colorOf(hue), tones[name].light));
    return { ground: tone("block"), ink: tone("on-block") };
  };

  const sourceOf = async ({ file, cutout = false, focus = 50 }: CardPicture): Promise<Source & { hash: string }> => {
    const { hash, width, height, color } = await describe(file);
    return { hash, file, color, behind: hexOf(theme.paper.light), ratio: width / height, cutout, focus };
  };

  const card = async ({ path, title, number, tagline, picture, hue, hues, ridge }: CardRequest): Promise<CardFile> => {
    const texts = {
      number: settable(number),
      name: tagline === undefined ? settable(site.shortTitle ?? site.title) : undefined,
      title: settable(title),
      tagline: settable(tagline),
    };
    const design: Omit<Design, "picture"> = {
      isCover: tagline !== undefined,
      words: texts,
      type,
      ...colorsOf(hue, picture !== undefined),
      // Rounded, because the last digits differ between machines but the file's hash must not.
      ridge: ridge.map((height) => Math.round(height * 1000) / 1000),
      colors: (hues ?? [hue ?? theme.hue]).map((color) => hexOf(color)),
    };
    const source = picture && (await sourceOf(picture));
    const key = `${digestOf([revision, design, source, digestOf(font)])}.jpg`;
    const file = `${cardFolder}${latinSlug(path) || "home"}.${key}`;
    files.set(`/${file}`, async () => {
      const cached = await cache.read(key);
      if (cached) return cached;
      const bytes = await drawCard(design, source && { ...source, file: join(root, source.file) }, font);
      await cache.write(key, bytes);
      drawn++;
      return bytes;
    });
    const alt = [
      [texts.number, texts.title].filter(Boolean).join(" "),
      texts.name ?? texts.tagline,
      picture ? (picture.cardAlt ?? picture.alt) : words.ridge,
    ];
    return { url: `${site.url}${base}${file}`, alt: alt.filter(Boolean).join(" · ") };
  };

  return {
    card,
    /** The cards requested so far, by their paths. */
    files: (): ReadonlyMap<string, () => Promise<Buffer>> => files,
    /** Draws those that the cache lacks. */
    make: async (): Promise<void> => {
      const progress = startProgress("cards", files.size);
      const before = drawn;
      await runPool([...files.values()], cpuConcurrency(), async (draw) => {
        await draw();
        progress.step();
      });
      progress.end(drawn - before);
      await cache.tidy();
    },
  };
};
