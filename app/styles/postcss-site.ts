import type { AtRule, Plugin, Root } from "postcss";
import { barExpandsAt } from "../shell/nav-bar/bar-fit.ts";
import { digitRules, mosaicRules, shapeRules } from "../../site/attribute-css.ts";
import { mastheadHeights, photographHeight, rangeHeights } from "../../site/layout-css.ts";
import { below, from, mediaConditions } from "../../site/layout.ts";
import type { Content } from "../../site/load.ts";
import { codeColors, hueRules, hueTones, skyColors, themeColors, themeType } from "../../site/theme/css.ts";
import { fallbackFaces } from "../../site/theme/fallback-faces.ts";
import { ownFontFaces } from "../../site/theme/own-css.ts";

type StyleContent = Pick<Content, "theme" | "topics" | "site">;

export type ReadStyleContent = () => StyleContent | Promise<StyleContent>;

const siteBreakpoints: Record<string, (content: StyleContent) => string> = {
  menu: ({ site }) => below(barExpandsAt(site)),
  links: ({ site }) => from(barExpandsAt(site)),
};

/** The stylesheet line `@site colors;` becomes the colors of content/theme.ts. */
const parts: Record<string, (content: StyleContent) => string> = {
  colors: ({ theme }) => themeColors(theme),
  code: ({ theme }) => codeColors(theme),
  type: themeType,
  "fallback-faces": fallbackFaces,
  fonts: ownFontFaces,
  digits: digitRules,
  mosaic: mosaicRules,
  shapes: shapeRules,
  sky: ({ theme }) => skyColors(theme),
  tones: hueTones,
  hues: hueRules,
  masthead: mastheadHeights,
  photograph: () => photographHeight("narrow"),
  "photograph desktop": () => photographHeight("desktop"),
  range: () => rangeHeights("cover", "unfolded"),
  "range folded": () => rangeHeights("cover", "folded"),
  photo: () => rangeHeights("cover-photo", "unfolded"),
  "photo folded": () => rangeHeights("cover-photo", "folded"),
};

const replaceBreakpoints = (rule: AtRule, content: StyleContent) =>
  rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = mediaConditions[name] ?? siteBreakpoints[name]?.(content);
    if (condition === undefined) throw rule.error(`unknown breakpoint --${name}: see site/layout.ts`, { word: name });
    return condition;
  });

const isModule = (root: Root) => root.source?.input.file?.endsWith(".module.css") === true;

/**
 * Replaces `@site …` and `@media (--breakpoint)` in stylesheets with values from the content and the layout, and puts
 * modules into the components layer: see app/styles/main.css.
 */
export const siteStyles = (readStyleContent: ReadStyleContent): Plugin => ({
  postcssPlugin: "ridgeline:site-styles",
  Once: (root, { postcss }) => {
    if (!isModule(root)) return;
    const { nodes } = root;
    root.removeAll();
    root.append(postcss.atRule({ name: "layer", params: "components", nodes }));
  },
  AtRule: {
    media: async (rule) => {
      rule.params = replaceBreakpoints(rule, await readStyleContent());
    },
    site: async (rule, { postcss }) => {
      const part = parts[rule.params];
      if (!part) throw rule.error(`unknown @site value "${rule.params}": see app/styles/postcss-site.ts`);
      rule.replaceWith(postcss.parse(part(await readStyleContent()), { from: rule.source?.input.file }).nodes);
    },
  },
});
