import { slotFor } from "../pictures/slots.ts";
import type { Block } from "../schema/blocks.ts";
import type { Show } from "./blocks.ts";
import { guide as words } from "../words/blocks.ts";
import { compileMarkdown } from "./markdown.ts";

type Steps = Extract<Block, { kind: "steps" }>;

export type Location = { page: string; section: string; id: string; anchors: readonly string[] };

const half = { phone: 12, tablet: 6, desktop: 5 };

const compileGuide = ({ items, tools }: Steps, { page, id }: Location) => ({
  page,
  id,
  count: words.steps(items.length),
  tools,
});

const compileStep = async (
  { title, text, imgUrl, alt, caution, minutes }: Steps["items"][number],
  id: string,
  show: Show,
) => ({
  id,
  title,
  text: compileMarkdown(text),
  shown: imgUrl && alt ? await show({ imgUrl, alt }, slotFor("matter", half)) : undefined,
  caution: caution ? compileMarkdown(caution) : undefined,
  minutes,
});

export const compileSteps = async (block: Steps, place: Location, show: Show) => ({
  items: await Promise.all(block.items.map((step, index) => compileStep(step, place.anchors[index] as string, show))),
  guide: block.guide ? compileGuide(block, place) : undefined,
});
