import type { Content } from "../load.ts";
import type { Face, Theme } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { topicHues, toneCss, tones } from "./hues.ts";
import { familiesOf } from "./own-css.ts";
import { isOwn } from "./own-fonts.ts";
import { headingType, widthFactors } from "./type.ts";

/** Stylesheets write `@site colors;`, and app/styles/postcss-site.ts inserts these. */

type Pair = { light: string; dark: string };

const both = ({ light, dark }: Pair) => `light-dark(${light}, ${dark})`;

const within = (color: string, share: number) => `oklch(from ${color} l c h / ${share}%)`;

const declare = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n");

export const themeColors = (theme: Theme): string =>
  declare({
    topic: theme.hue,
    paper: both(theme.paper),
    "paper-2": both(theme.paper2),
    ink: both(theme.ink),
    "ink-2": both(theme.ink2),
    rule: both({ light: within(theme.ink.light, 20), dark: within(theme.ink.dark, 24) }),
    far: both(theme.far),
    night: theme.night,
    bad: both(theme.bad),
    good: both(theme.good),
  });

export const codeColors = ({ code }: Theme): string =>
  Object.entries(code)
    .map(([role, color]) => `[data-role="${role}"] { color: ${both(color)}; }`)
    .join("\n");

const familyList = (face: Face) => (isOwn(face) ? familiesOf(face) : `var(--${face})`);

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** The serif has one weight. */
export const themeType = (owner: Pick<Content, "theme" | "site">): string => {
  const { tight, taller, widths } = headingType(owner);
  const { text, headings, labels } = owner.theme.type;
  const setting = declare({
    "family-text": familyList(text),
    "family-display": familyList(headings),
    "family-labels": familyList(labels),
    tight: rounded(tight),
    taller: rounded(taller),
    "title-width": rounded(widths.title / widthFactors.title),
  });
  return headings === "serif" ? `${setting}\nfont-synthesis-weight: none;` : setting;
};

export const skyColors = ({ sky }: Theme): string => declare({ paper: both(sky.paper), "paper-2": both(sky.paper2) });

/** Tones are derived from `--topic` wherever it is set. */
export const hueTones = (): string =>
  declare(
    Object.fromEntries(
      Object.entries(tones).map(([name, { light, dark }]) => [
        name,
        both({ light: toneCss(light), dark: toneCss(dark) }),
      ]),
    ),
  );

/** Topics select their hue by slug, links and pages by the hue's name. */
export const hueRules = ({ theme, topics }: { theme: Theme; topics: readonly Topic[] }): string => {
  const own = topicHues(topics, theme);
  const all = { ...theme.hues, ...Object.fromEntries(topics.map(({ slug }, index) => [slug, own[index]])) };
  return Object.entries(all)
    .map(([name, hue]) => `[data-topic="${name}"] { --topic: ${hue}; }`)
    .join("\n");
};
