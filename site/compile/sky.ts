import { lang } from "#words";
import type { Block } from "../schema/blocks.ts";
import type { Photography } from "../schema/photography.ts";
import { shownDay } from "../sky/shown.ts";
import { compileInline, compileMarkdown } from "./markdown.ts";
import type { SkyPlace, SkySectionView, SkyView } from "./view.ts";

type SkyBlock = Extract<Block, { kind: "sky" }>;

export const compileSky = ({
  date,
  places,
  text,
}: Pick<SkyBlock, "date" | "places" | "text">): Omit<SkyView, "kind" | "id"> => {
  const first = places[0] as SkyPlace;
  return { date, places, shown: shownDay(date, first, first.zone, lang), text: compileMarkdown(text) };
};

export const compileSkySection = (sky: NonNullable<Photography["sky"]>, id: string): SkySectionView => ({
  id,
  title: sky.title,
  intro: sky.intro === undefined ? undefined : compileInline(sky.intro),
  block: { kind: "sky", id, ...compileSky(sky) },
});
