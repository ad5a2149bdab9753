import { contentFiles } from "../files.ts";
import type { Problem } from "./problems.ts";
import type { Site } from "../schema/site.ts";
import type { Theme } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { type Color, colorOf, contrastOf } from "../theme/color.ts";
import { toneOf, tones } from "../theme/hues.ts";

/** WCAG AA asks for these: of text, and of letters as large as the cover's. */
const least = { text: 4.5, large: 3 };

const schemes = ["light", "dark"] as const;

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

type Pair = { on: string; ratio: number; least: number };

/** The worst of what a color is read with. The number is rounded down: 4.47 must not read as 4.5. */
const faultOf = (color: string, pairs: Pair[]): string | undefined => {
  const [worst] = pairs
    .filter((pair) => pair.ratio < pair.least)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  if (!worst) return undefined;
  const reached = Math.floor(worst.ratio * 10) / 10;
  return `${color} has contrast ${reached} ${worst.on}, and ${worst.least} is needed: make the two differ more in lightness`;
};

/** What stands on a hue, and the hue's accent on paper, worked out as styles do. */
const pairsOfHue = (hue: Color, theme: Theme): Pair[] => [
  { on: "with night on it", ratio: contrastOf(hue, colorOf(theme.night)), least: least.text },
  ...schemes.flatMap((scheme) => [
    {
      on: `with the ${scheme} text on it`,
      ratio: contrastOf(toneOf(hue, tones.block[scheme]), toneOf(hue, tones["on-block"][scheme])),
      least: least.text,
    },
    {
      on: `as an accent on paper.${scheme}`,
      ratio: contrastOf(toneOf(hue, tones.accent[scheme]), colorOf(theme.paper[scheme])),
      least: least.text,
    },
  ]),
];

const faultOfHue = (hue: string, theme: Theme) => faultOf(hue, pairsOfHue(colorOf(hue), theme));

export const checkTheme = (file: string, theme: Theme, problems: Problem[]) => {
  const tell = (field: string, message: string | undefined) => {
    if (message) problems.push({ file, field, message });
  };
  for (const scheme of schemes) {
    for (const [name, text] of Object.entries(textsOf(theme))) {
      const pairs = Object.entries(groundsOf(theme)).map(([ground, paper]) => ({
        on: `on ${ground}.${scheme}`,
        ratio: contrastOf(colorOf(text[scheme]), colorOf(paper[scheme])),
        least: least.text,
      }));
      tell(`${name}.${scheme}`, faultOf(text[scheme], pairs));
    }
  }
  const white = { on: "with white on it", ratio: contrastOf(colorOf(theme.night), colorOf("#fff")), least: least.text };
  tell("night", faultOf(theme.night, [white]));
  const cover = schemes.map((scheme) => ({
    on: `as the name on the cover, on paper.${scheme}`,
    ratio: contrastOf(colorOf(theme.hue), colorOf(theme.paper[scheme])),
    least: least.large,
  }));
  tell("hue", faultOf(theme.hue, [...pairsOfHue(colorOf(theme.hue), theme), ...cover]));
  for (const [name, hue] of Object.entries(theme.hues)) tell(`hues.${name}`, faultOfHue(hue, theme));
};

const unknownHue = (hue: string, known: Iterable<string>) =>
  `no hue is named "${hue}": add it to hues in ${contentFiles.theme}, or take one of ${[...known].join(", ") || "your own there"}`;

export const checkTopicHue = (file: string, { hue }: Topic, theme: Theme, problems: Problem[]) => {
  if (hue === undefined || hue in theme.hues) return;
  const isName = !/^(#|oklch)/.test(hue);
  const message = isName ? unknownHue(hue, Object.keys(theme.hues)) : faultOfHue(hue, theme);
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
