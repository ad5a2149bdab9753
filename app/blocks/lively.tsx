import { type ComponentType, createElement, lazy } from "react";
import type { Kind } from "./doors.ts";
import type { BlockView, GuideView, PackView } from "../../site/compile/view.ts";

const known: Record<Kind, true> = {
  code: true,
  images: true,
  clothing: true,
  gear: true,
  steps: true,
  "food-picker": true,
  growth: true,
  order: true,
  flyable: true,
  sky: true,
  timer: true,
  models: true,
};

type Of<Name extends Kind> = Extract<BlockView, { kind: Name }>;

/** Some blocks are only read: steps of no guide, gear that nobody packs from, commands that are the same for all. */
export type LivelyBlock =
  | Of<Exclude<Kind, "steps" | "gear" | "code">>
  | (Of<"steps"> & { guide: GuideView })
  | (Of<"gear"> & { pack: PackView })
  | (Of<"code"> & { systems: string[] });

const kinds = Object.keys(known) as Kind[];

export const isLively = (block: BlockView): block is LivelyBlock =>
  block.kind in known &&
  !(block.kind === "steps" && !block.guide) &&
  !(block.kind === "gear" && !block.pack) &&
  !(block.kind === "code" && !block.systems);

type Shows = ComponentType<BlockView>;

const open = async (kind: Kind) => {
  const { doors } = await import("./doors.ts");
  return (await doors[kind]()).Block as Shows;
};

/** At first a kind shows something that fetches it when it is needed, then the block itself. */
const shows = Object.fromEntries(
  kinds.map((kind) => [kind, lazy(async () => ({ default: await open(kind) }))]),
) as unknown as Record<Kind, Shows>;

/** The first page's blocks are fetched ahead, so that it is brought to life at one go. */
export const prepare = (wanted: readonly string[] = kinds) =>
  Promise.all(
    kinds
      .filter((kind) => wanted.includes(kind))
      .map(async (kind) => {
        shows[kind] = await open(kind);
      }),
  );

/** A boundary here would show the page without its blocks, which then moves under the reader and under an anchor. */
export const Lively = ({ block, parts }: { block: LivelyBlock; parts: object }) =>
  createElement(shows[block.kind], { ...block, ...parts });
