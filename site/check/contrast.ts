import { contentFiles } from "../files.ts";
import type { Site } from "../schema/site.ts";
import type { Theme } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { type Color, colorOf, contrastOf } from "../theme/color.ts";
import { toneOf, tones } from "../theme/hues.ts";
import type { Problem } from "./problems.ts";

/** WCAG AA: for text, and for letters as large as the cover's. */
const minimum = { text: 4.5, large: 3 };

const schemes = ["light", "dark"] as const;

type Contrast = { where: string; ratio: number; least: number };

const contrast = (where: string, a: Color | string, b: Color | string, least = minimum.text): Contrast => ({
  where,
  ratio: contrastOf(a, b),
  least,
});

/** Reports the lowest contrast, rounded down: 4.47 must not read as 4.5. */
const errorOf = (color: string, contrasts: Contrast[]): string | undefined => {
  const [worst] = contrasts
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  if (!worst) return undefined;
  const ratio = Math.floor(worst.ratio * 10) / 10;
  return `the contrast of "${color}" ${worst.where} is ${ratio}, below ${worst.least}: choose a lighter or darker color`;
};

/** Text on the hue, and its accent on paper, in the tones that styles derive from it. */
const contrastsOfHue = (hue: Color, { night, paper }: Theme): Contrast[] => [
  contrast("with night", hue, night),
  ...schemes.flatMap((scheme) => [
    contrast(
      `with text in the ${scheme} theme`,
      toneOf(hue, tones.block[scheme]),
      toneOf(hue, tones["on-block"][scheme]),
    ),
    contrast(`as an accent with paper.${scheme}`, toneOf(hue, tones.accent[scheme]), paper[scheme]),
  ]),
];

const errorOfHue = (hue: string, theme: Theme) => errorOf(hue, contrastsOfHue(colorOf(hue), theme));

type Pairs = Record<string, Record<(typeof schemes)[number], string>>;

const named = (group: string, pairs: Pairs): Pairs =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [`${group}.${name}`, pair]));

export const checkTheme = (file: string, theme: Theme, problems: Problem[]) => {
  const report = (field: string, message: string | undefined) => {
    if (message) problems.push({ file, field, message });
  };
  const { ink, ink2, bad, good, code, paper, paper2, sky, night, hue, hues } = theme;
  const texts = Object.entries<Pairs[string]>({ ink, ink2, bad, good, ...named("code", code) });
  const papers = Object.entries<Pairs[string]>({ paper, paper2, ...named("sky", sky) });
  for (const scheme of schemes) {
    for (const [name, text] of texts) {
      const contrasts = papers.map(([own, on]) => contrast(`with ${own}.${scheme}`, text[scheme], on[scheme]));
      report(`${name}.${scheme}`, errorOf(text[scheme], contrasts));
    }
  }
  report("night", errorOf(night, [contrast("with white", night, "#fff")]));
  const cover = schemes.map((scheme) =>
    contrast(`as the name on the cover with paper.${scheme}`, hue, paper[scheme], minimum.large),
  );
  report("hue", errorOf(hue, [...contrastsOfHue(colorOf(hue), theme), ...cover]));
  for (const [name, own] of Object.entries(hues)) report(`hues.${name}`, errorOfHue(own, theme));
};

export const checkTopicHue = (file: string, { hue }: Topic, theme: Theme, problems: Problem[]) => {
  if (hue === undefined || hue in theme.hues) return;
  const isName = !/^(#|oklch)/.test(hue);
  const expected = `a color like #7a9e3f, or a name from hues in ${contentFiles.theme} (${Object.keys(theme.hues).join(", ")})`;
  const message = isName ? `expected ${expected}, got "${hue}"` : errorOfHue(hue, theme);
  if (message) problems.push({ file, field: "hue", message });
};

type HueContext = Record<"hues" | "absent", ReadonlySet<string>>;

/** A way's hue is one of the theme's, or a topic's slug; ways to missing pages are hidden and not checked. */
export const checkWays = (file: string, { ways }: Site, { hues, absent }: HueContext, problems: Problem[]) => {
  ways.forEach(({ hue, url }, index) => {
    if (hues.has(hue) || absent.has(url)) return;
    problems.push({ file, field: `ways[${index}].hue`, message: `expected ${[...hues].join(", ")}, got "${hue}"` });
  });
};
