import type { Block } from "../schema/blocks.ts";
import type { Photography } from "../schema/site.ts";
import { moons } from "../sky/moons.ts";
import { type Shown, shownDay } from "../sky/shown.ts";
import { compileInline, compileMarkdown } from "./markdown.ts";
import type { Speech } from "./speech.ts";
import type { SkyPlace, SkySectionView, SkyView } from "./view.ts";

type SkyBlock = Extract<Block, { kind: "sky" }>;

export const compileSky = (
  { date, places, text }: Pick<SkyBlock, "date" | "places" | "text">,
  { lang }: Speech,
): Omit<SkyView, "kind" | "id"> => {
  const first = places[0] as SkyPlace;
  return { date, places, shown: shownDay(date, first, first.zone, lang), text: compileMarkdown(text) };
};

export const compileSkySection = (
  sky: NonNullable<Photography["sky"]>,
  id: string,
  speech: Speech,
): SkySectionView => ({
  id,
  title: sky.title,
  ...(sky.intro === undefined ? {} : { intro: compileInline(sky.intro) }),
  block: { kind: "sky", id, ...compileSky(sky, speech) },
});

export const skyRows = ({ times, moon }: Shown, { words: { sky } }: Speech): [string, string][] => {
  const range = (from: string | undefined, to: string | undefined) => (from && to ? [sky.range({ from, to })] : []);
  const blue = [...range(times.dawn, times.sunrise), ...range(times.sunset, times.dusk)];
  const golden = [...range(times.sunrise, times.goldenEnd), ...range(times.goldenStart, times.sunset)];
  return [
    [sky.sunrise, times.sunrise ?? sky.none],
    [sky.sunset, times.sunset ?? sky.none],
    [sky.blue, blue.join("; ") || sky.none],
    [sky.golden, golden.join("; ") || sky.none],
    [sky.moonrise, times.moonrise ?? sky.none],
    [sky.moonset, times.moonset ?? sky.none],
    [sky.moon, `${sky[moons[moon.name] ?? "newMoon"]}, ${sky.lit({ percent: moon.lit })}`],
  ];
};
