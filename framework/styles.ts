import type { AtRule, Plugin } from "postcss";
import { mastheadHeights, photographHeight, rangeHeights } from "../site/layout-css.ts";
import { windows } from "../site/layout.ts";
import type { Content } from "../site/load.ts";
import { hueRules, hueTones, skyColors, themeColors } from "../site/theme/css.ts";
import { currentContent } from "./owner/current.ts";

type Owner = Pick<Content, "theme" | "topics">;

/** What styles can have put in: `@site colors;` becomes the colours of content/theme.ts. */
const parts: Record<string, (owner: Owner) => string> = {
  colors: ({ theme }) => themeColors(theme),
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

/** All that styles can have put in. */
export const styleTexts = (owner: Owner): string[] => Object.values(parts).map((part) => part(owner));

/** The files that have had something put in; the dev server makes them again when the owner chooses anew. */
export const stylesOfOwner = new Set<string>();

const nameWindows = (rule: AtRule) =>
  rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = windows[name];
    if (condition === undefined) throw rule.error(`no window is named --${name}: see site/layout.ts`, { word: name });
    return condition;
  });

/** Lets styles name the site's windows, `@media (--desktop)`, and take in what the owner has chosen, `@site hues;`. */
export const siteStyles = (owner: () => Owner = currentContent): Plugin => ({
  postcssPlugin: "ridgeline:site-styles",
  prepare: () => {
    let known: Owner | undefined;
    return {
      AtRule: {
        media: (rule) => {
          rule.params = nameWindows(rule);
        },
        site: (rule, { postcss }) => {
          const part = parts[rule.params];
          if (!part) throw rule.error(`the site has no "${rule.params}" for styles: see framework/styles.ts`);
          if (rule.source?.input.file) stylesOfOwner.add(rule.source.input.file);
          const text = part((known ??= owner()));
          rule.replaceWith(postcss.parse(text, { from: rule.source?.input.file }).nodes);
        },
      },
    };
  },
});
