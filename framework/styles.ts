import type { AtRule, Plugin } from "postcss";
import { mastheadHeights, rangeHeights } from "../site/layout-css.ts";
import { windows } from "../site/layout.ts";
import { type Content, loadContent } from "../site/load.ts";
import { hueRules, hueTones, skyColors, themeColors } from "../site/theme/css.ts";

type Owner = Pick<Content, "theme" | "topics">;

/** What styles can have put in: `@site colors;` becomes the colours of content/theme.ts. */
const parts: Record<string, (owner: Owner) => string> = {
  colors: ({ theme }) => themeColors(theme),
  sky: ({ theme }) => skyColors(theme),
  tones: hueTones,
  hues: hueRules,
  masthead: mastheadHeights,
  range: () => rangeHeights("cover", "unfolded"),
  "range folded": () => rangeHeights("cover", "folded"),
  photo: () => rangeHeights("cover-photo", "unfolded"),
  "photo folded": () => rangeHeights("cover-photo", "folded"),
};

const nameWindows = (rule: AtRule) =>
  rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = windows[name];
    if (condition === undefined) throw rule.error(`no window is named --${name}: see site/layout.ts`, { word: name });
    return condition;
  });

/** Lets styles name the site's windows, `@media (--desktop)`, and take in what the owner has chosen, `@site hues;`. */
export const siteStyles = (owner: () => Owner = loadContent): Plugin => ({
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
          const text = part((known ??= owner()));
          rule.replaceWith(postcss.parse(text, { from: rule.source?.input.file }).nodes);
        },
      },
    };
  },
});
