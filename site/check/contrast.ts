import { contentFiles } from "../files.ts";
import type { Problem } from "./problems.ts";
import type { Site } from "../schema/site.ts";
import type { Theme } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { type Color, colorOf, contrastOf, hexOf, wordsOf } from "../theme/color.ts";
import { toneOf, tones } from "../theme/hues.ts";

/** WCAG AA asks for these: of text, and of letters as large as the cover's. */
const least = { text: 4.5, large: 3 };

type Demand = { where: string; least: number; ratio: (color: Color) => number };

const schemes = ["light", "dark"] as const;

const white = colorOf("#fff");

const demandsOfHue = ({ paper, night }: Theme): Demand[] => [
  {
    where: "with the text on it",
    least: least.text,
    ratio: (hue) =>
      Math.min(
        contrastOf(hue, colorOf(night)),
        ...schemes.map((scheme) =>
          contrastOf(toneOf(hue, tones.block[scheme]), toneOf(hue, tones["on-block"][scheme])),
        ),
      ),
  },
  {
    where: "as an accent on paper",
    least: least.text,
    ratio: (hue) =>
      Math.min(...schemes.map((scheme) => contrastOf(toneOf(hue, tones.accent[scheme]), colorOf(paper[scheme])))),
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
  const { ink, ink2, bad, good, code, paper, paper2, sky } = theme;
  const texts = {
    ink,
    ink2,
    bad,
    good,
    ...Object.fromEntries(Object.entries(code).map(([role, c]) => [`code.${role}`, c])),
  };
  for (const scheme of schemes) {
    const grounds = [paper, paper2, sky.paper, sky.paper2].map((pair) => pair[scheme]);
    const demand = onGrounds(grounds, `on the ${scheme} papers`, least.text);
    for (const [name, pair] of Object.entries(texts)) check(`${name}.${scheme}`, pair[scheme], [demand]);
  }
  check("night", theme.night, [
    { where: "with white on it", least: least.text, ratio: (night) => contrastOf(night, white) },
  ]);
  const cover = onGrounds([paper.light, paper.dark], "as the name on the cover", least.large);
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

export const checkWays = (file: string, { ways }: Site, known: ReadonlySet<string>, problems: Problem[]) => {
  ways.forEach(({ hue }, index) => {
    if (!known.has(hue)) problems.push({ file, field: `ways[${index}].hue`, message: unknownHue(hue, known) });
  });
};
