import { lang } from "#words";
import type { Block } from "../schema/blocks.ts";
import type { Photography } from "../schema/photography.ts";
import { shownDay } from "../sky/shown.ts";
import { compileInline, compileMarkdown } from "./markdown.ts";

type Sky = Pick<Extract<Block, { kind: "sky" }>, "date" | "places" | "text">;

export const compileSky = ({ date, places, text }: Sky, id: string) => {
  const first = places[0] as Sky["places"][number];
  const shown = shownDay(date, first, first.zone, lang);
  return { kind: "sky" as const, id, date, places, shown, text: compileMarkdown(text) };
};

export const compileSkySection = ({ title, intro, ...sky }: NonNullable<Photography["sky"]>, id: string) => ({
  id,
  title,
  intro: intro === undefined ? undefined : compileInline(intro),
  block: compileSky(sky, id),
});
