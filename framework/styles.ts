import { dirname, resolve } from "node:path";
import type { AtRule, Plugin } from "postcss";
import { mastheadHeights, photographHeight, rangeHeights } from "../site/layout-css.ts";
import { barUnfoldsAt } from "../site/compile/bar-fit.ts";
import { below, from, windows } from "../site/layout.ts";
import type { Content } from "../site/load.ts";
import { hueRules, hueTones, skyColors, themeColors, themeType } from "../site/theme/css.ts";
import { ownFontFaces } from "../site/theme/own-css.ts";
import { headingType, labelType } from "../site/theme/type.ts";
import { publishedFont, shippedIn } from "./fonts.ts";
import { currentContent } from "./owner/current.ts";

type Owner = Pick<Content, "theme" | "topics" | "site" | "words">;

const barEdge = (owner: Owner) =>
  barUnfoldsAt({ ...owner.site, words: owner.words.bar, headings: headingType(owner), labels: labelType(owner) });

const ownersWindows: Record<string, (owner: Owner) => string> = {
  menu: (owner) => below(barEdge(owner)),
  links: (owner) => from(barEdge(owner)),
};

/** A style sheet's line `@site colors;` becomes the colors of content/theme.ts. */
const parts: Record<string, (owner: Owner) => string> = {
  colors: ({ theme }) => themeColors(theme),
  type: themeType,
  fonts: ownFontFaces,
  sky: ({ theme }) => skyColors(theme),
  tones: hueTones,
  hues: hueRules,
  masthead: mastheadHeights,
  photograph: photographHeight,
  range: () => rangeHeights("cover", "unfolded"),
  "range folded": () => rangeHeights("cover", "folded"),
  photo: () => rangeHeights("cover-photo", "unfolded"),
  "photo folded": () => rangeHeights("cover-photo", "folded"),
};

/** How wide a font's stand-ins are follows every word, and is worth no reload. */
export const styleTexts = (owner: Owner): string[] =>
  [...Object.values(parts), ...Object.values(ownersWindows)]
    .filter((part) => part !== ownFontFaces)
    .map((part) => part(owner));

/** The dev server makes these files again when the owner chooses anew. */
export const stylesOfOwner = new Set<string>();

const noteOwner = ({ source }: AtRule) => source?.input.file && stylesOfOwner.add(source.input.file);

const nameWindows = (rule: AtRule, owner: () => Owner) =>
  rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (ownersWindows[name]) noteOwner(rule);
    const condition = windows[name] ?? ownersWindows[name]?.(owner());
    if (condition === undefined) throw rule.error(`no window is named --${name}: see site/layout.ts`, { word: name });
    return condition;
  });

/** A shipped font that nobody reads is not published; its stand-ins are called by its name. */
const isRead = (rule: AtRule, owner: Owner) => {
  const read = shippedIn(owner);
  const families = ["Archivo", "Newsreader"].filter((name) => !read.has(name));
  let isUnread = false;
  rule.walkDecls("font-family", ({ value }) => {
    isUnread ||= families.some((name) => value.replace('"', "").startsWith(name));
  });
  return !isUnread;
};

const namePublished = (rule: AtRule) =>
  rule.walkDecls("src", (src) => {
    src.value = src.value.replace(/url\("(\.[^"]+)"\)/, (written, path: string) => {
      const file = resolve(dirname(rule.source?.input.file ?? ""), path);
      const other = publishedFont(file);
      return other === file ? written : `url("${other.replaceAll("\\", "/")}")`;
    });
  });

export const siteStyles = (owner: () => Owner = currentContent): Plugin => ({
  postcssPlugin: "ridgeline:site-styles",
  prepare: () => {
    let known: Owner | undefined;
    const now = () => (known ??= owner());
    return {
      AtRule: {
        media: (rule) => {
          rule.params = nameWindows(rule, now);
        },
        "font-face": (rule) => {
          noteOwner(rule);
          if (isRead(rule, now())) namePublished(rule);
          else rule.remove();
        },
        site: (rule, { postcss }) => {
          const part = parts[rule.params];
          if (!part) throw rule.error(`the site has no "${rule.params}" for styles: see framework/styles.ts`);
          noteOwner(rule);
          rule.replaceWith(postcss.parse(part(now()), { from: rule.source?.input.file }).nodes);
        },
      },
    };
  },
});
