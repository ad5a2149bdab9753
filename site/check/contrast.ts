import { contentFiles } from "../files.ts";
import type { Problem } from "./problems.ts";
import type { Site } from "../schema/site.ts";
import { type Theme, themeSchema } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { type Color, colorOf, contrastOf, hexOf, wordsOf } from "../theme/color.ts";
import { toneOf, tones } from "../theme/hues.ts";

/** WCAG AA asks for these: of text, and of letters as large as the cover's. */
const least = { text: 4.5, large: 3 };

type Demand = { where: string; least: number; ratio: (color: Color) => number };

const schemes = ["light", "dark"] as const;

const white = colorOf("#fff");

const usual = themeSchema.parse({});

/** The colors of text, each with its field's name. */
const textsOf = ({ ink, ink2, bad, good, code }: Theme) => ({
  ink,
  ink2,
  bad,
  good,
  ...Object.fromEntries(Object.entries(code).map(([role, pair]) => [`code.${role}`, pair])),
});

const groundsOf = ({ paper, paper2, sky }: Theme) => ({
  paper,
  paper2,
  "sky.paper": sky.paper,
  "sky.paper2": sky.paper2,
});

type Scheme = (typeof schemes)[number];
type Pairs = Record<string, Record<Scheme, string>>;

const changedIn = (own: Pairs, others: Pairs, scheme: Scheme) =>
  Object.keys(own).filter((name) => own[name]?.[scheme] !== others[name]?.[scheme]);

/** The texts that stay as they came, which a paper of the owner's choice has to bear. */
const keptTexts = (theme: Theme, scheme: Scheme): Pairs => {
  const texts: Pairs = textsOf(theme);
  const changed = new Set(changedIn(texts, textsOf(usual), scheme));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !changed.has(name)));
};

type BadGround = { ground: string; scheme: Scheme; texts: string[] };

/** Papers of the owner's choice on which texts that nobody changed cannot be read: the paper is then to blame. */
const badGrounds = (theme: Theme): BadGround[] =>
  schemes.flatMap((scheme) => {
    const grounds: Pairs = groundsOf(theme);
    const texts = Object.entries(keptTexts(theme, scheme));
    return changedIn(grounds, groundsOf(usual), scheme).flatMap((ground) => {
      const behind = colorOf(grounds[ground]?.[scheme] ?? "#fff");
      const unread = texts.filter(([, pair]) => contrastOf(colorOf(pair[scheme]), behind) < least.text);
      return unread.length === 0 ? [] : [{ ground, scheme, texts: unread.map(([name]) => name) }];
    });
  });

/** Where the paper itself is not to blame, so that others can be held against it. */
const soundSchemes = (theme: Theme): Scheme[] => {
  const bad = badGrounds(theme).filter(({ ground }) => ground === "paper");
  return schemes.filter((scheme) => !bad.some((found) => found.scheme === scheme));
};

/** All that a hue is held against, worked out as styles do. */
const demandsOfHue = (theme: Theme): Demand[] => [
  {
    where: "with the text on it",
    least: least.text,
    ratio: (hue) =>
      Math.min(
        contrastOf(hue, colorOf(theme.night)),
        ...schemes.map((scheme) =>
          contrastOf(toneOf(hue, tones.block[scheme]), toneOf(hue, tones["on-block"][scheme])),
        ),
      ),
  },
  {
    where: "as an accent on paper",
    least: least.text,
    ratio: (hue) =>
      Math.min(
        ...soundSchemes(theme).map((scheme) =>
          contrastOf(toneOf(hue, tones.accent[scheme]), colorOf(theme.paper[scheme])),
        ),
      ),
  },
];

const onGrounds = (grounds: string[], where: string, size: number): Demand => ({
  where,
  least: size,
  ratio: (color) => Math.min(...grounds.map((ground) => contrastOf(color, colorOf(ground)))),
});

const passes = (color: Color, demands: Demand[]) => demands.every((demand) => demand.ratio(color) >= demand.least);

/** Where no lightness passes, the color loses as little of its chroma as can be. */
const nearestPassing = (color: Color, demands: Demand[]): Color | undefined => {
  for (let kept = 1; kept >= 0; kept -= 0.1) {
    for (let away = 0; away <= 1; away += 0.01) {
      for (const l of [color.l + away, color.l - away]) {
        const candidate = colorOf(wordsOf({ ...color, l: Math.round(l * 100) / 100, c: color.c * kept }));
        if (l >= 0 && l <= 1 && passes(candidate, demands)) return candidate;
      }
    }
  }
  return undefined;
};

const faultOf = (text: string, demands: Demand[]): string | undefined => {
  const color = colorOf(text);
  const [worst] = demands
    .map((demand) => ({ ...demand, reached: demand.ratio(color) }))
    .filter((demand) => demand.reached < demand.least)
    .toSorted((a, b) => a.reached / a.least - b.reached / b.least);
  if (!worst) return undefined;
  const nearest = nearestPassing(color, demands);
  const words = nearest && (text.startsWith("#") ? hexOf(nearest) : wordsOf(nearest));
  // The number is rounded down: 4.47 must not read as 4.5.
  const reached = Math.floor(worst.reached * 10) / 10;
  const remedy = words ? `the nearest that passes is ${words}` : "change what it stands on";
  return `${text} gives contrast ${reached} ${worst.where}, and ${worst.least} is needed; ${remedy}`;
};

export const checkTheme = (file: string, theme: Theme, problems: Problem[]) => {
  const check = (field: string, text: string, demands: Demand[]) => {
    const message = faultOf(text, demands);
    if (message) problems.push({ file, field, message });
  };
  const grounds: Pairs = groundsOf(theme);
  const bad = badGrounds(theme);
  for (const { ground, scheme, texts } of bad) {
    const kept = texts.map((name) => (textsOf(usual) as Pairs)[name]?.[scheme] ?? "#000");
    const message = faultOf(grounds[ground]?.[scheme] ?? "", [onGrounds(kept, "with the text on it", least.text)]);
    const field = `${ground}.${scheme}`;
    if (message) problems.push({ file, field, message: `${message}; or change ${texts.join(", ")} with it` });
  }
  for (const scheme of schemes) {
    for (const [name, pair] of Object.entries<Pairs[string]>(textsOf(theme))) {
      const isExcused = ({ ground, scheme: where, texts }: BadGround, on: string) =>
        where === scheme && ground === on && texts.includes(name);
      const on = Object.keys(grounds).filter((ground) => !bad.some((found) => isExcused(found, ground)));
      const papers = on.map((ground) => grounds[ground]?.[scheme] ?? "#fff");
      check(`${name}.${scheme}`, pair[scheme], [onGrounds(papers, `on the ${scheme} papers`, least.text)]);
    }
  }
  check("night", theme.night, [
    { where: "with white on it", least: least.text, ratio: (night) => contrastOf(night, white) },
  ]);
  const papers = soundSchemes(theme).map((scheme) => theme.paper[scheme]);
  const cover = onGrounds(papers, "as the name on the cover", least.large);
  check("hue", theme.hue, [...demandsOfHue(theme), cover]);
  for (const [name, hue] of Object.entries(theme.hues)) check(`hues.${name}`, hue, demandsOfHue(theme));
};

const unknownHue = (hue: string, known: Iterable<string>) =>
  `no hue is named "${hue}": add it to hues in ${contentFiles.theme}, or take one of ${[...known].join(", ") || "your own there"}`;

export const checkTopicHue = (file: string, { hue }: Topic, theme: Theme, problems: Problem[]) => {
  if (hue === undefined || hue in theme.hues) return;
  const isName = !/^(#|oklch)/.test(hue);
  const message = isName ? unknownHue(hue, Object.keys(theme.hues)) : faultOf(hue, demandsOfHue(theme));
  if (message) problems.push({ file, field: "hue", message });
};

type Known = { hues: ReadonlySet<string>; absent?: { has: (path: string) => boolean } };

/** Each way wears a hue that there is: one of the theme's, or a topic's by its slug. One that will be left out may not. */
export const checkWays = (file: string, { ways }: Site, { hues, absent }: Known, problems: Problem[]) => {
  ways.forEach(({ hue, url }, index) => {
    if (hues.has(hue) || absent?.has(url)) return;
    problems.push({ file, field: `ways[${index}].hue`, message: unknownHue(hue, hues) });
  });
};
