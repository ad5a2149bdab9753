import type { AtRule, Plugin } from "postcss";
import { mastheadHeights, photographHeight, rangeHeights } from "../site/layout-css.ts";
import { barUnfoldsAt } from "../site/compile/bar-fit.ts";
import { below, from, windows } from "../site/layout.ts";
import type { Content } from "../site/load.ts";
import { hueRules, hueTones, skyColors, themeColors, themeType } from "../site/theme/css.ts";
import { headingType } from "../site/theme/type.ts";
import { currentContent } from "./owner/current.ts";

type Owner = Pick<Content, "theme" | "topics" | "site" | "words">;

const barEdge = (owner: Owner) => barUnfoldsAt({ ...owner.site, words: owner.words.bar, headings: headingType(owner) });

/** Windows that depend on the owner: where the bar's links are in its menu, and where they stand in the bar. */
const ownersWindows: Record<string, (owner: Owner) => string> = {
  menu: (owner) => below(barEdge(owner)),
  links: (owner) => from(barEdge(owner)),
};

/** What styles can have put in: `@site colors;` becomes the colours of content/theme.ts. */
const parts: Record<string, (owner: Owner) => string> = {
  colors: ({ theme }) => themeColors(theme),
  type: themeType,
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

export const styleTexts = (owner: Owner): string[] =>
  [...Object.values(parts), ...Object.values(ownersWindows)].map((part) => part(owner));

/** The files that have had something put in; the dev server makes them again when the owner chooses anew. */
export const stylesOfOwner = new Set<string>();

const noteOwner = ({ source }: AtRule) => source?.input.file && stylesOfOwner.add(source.input.file);

const nameWindows = (rule: AtRule, owner: () => Owner) =>
  rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (ownersWindows[name]) noteOwner(rule);
    const condition = windows[name] ?? ownersWindows[name]?.(owner());
    if (condition === undefined) throw rule.error(`no window is named --${name}: see site/layout.ts`, { word: name });
    return condition;
  });

/** Lets styles name the site's windows, `@media (--desktop)`, and take in what the owner has chosen, `@site hues;`. */
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
