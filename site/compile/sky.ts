import type { Block } from "../schema/blocks.ts";
import { moons } from "../sky/moons.ts";
import { type Shown, shownDay } from "../sky/shown.ts";
import { compileMarkdown } from "./markdown.ts";
import { type Speech, fill } from "./speech.ts";
import type { SkyPlace, SkyView } from "./view.ts";

type SkyBlock = Extract<Block, { kind: "sky" }>;

export const compileSky = ({ date, places, text }: SkyBlock, { lang }: Speech): Omit<SkyView, "kind" | "id"> => {
  const first = places[0] as SkyPlace;
  return { date, places, shown: shownDay(date, first, first.zone, lang), text: compileMarkdown(text) };
};

export const skyRows = ({ times, moon }: Shown, { words: { sky } }: Speech): [string, string][] => {
  const range = (from: string | undefined, to: string | undefined) =>
    from && to ? [fill(sky.range, { from, to })] : [];
  const golden = [...range(times.sunrise, times.goldenEnd), ...range(times.goldenStart, times.sunset)];
  return [
    [sky.sunrise, times.sunrise ?? sky.none],
    [sky.sunset, times.sunset ?? sky.none],
    [sky.golden, golden.join("; ") || sky.none],
    [sky.moon, `${sky[moons[moon.name] ?? "newMoon"]}, ${fill(sky.lit, { percent: moon.lit })}`],
  ];
};
