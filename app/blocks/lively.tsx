import { type ComponentType, Suspense, createElement, lazy } from "react";
import type { BlockView, GuideView, PackView } from "../../site/compile/view.ts";

/**
 * Blocks that do something. Each has a folder of its own among the features, named like its kind, whose scripts and styles
 * come only with pages that show it.
 */
const doors = {
  code: () => import("../features/code/block.tsx"),
  images: () => import("../features/images/block.tsx"),
  clothing: () => import("../features/clothing/block.tsx"),
  gear: () => import("../features/gear/block.tsx"),
  steps: () => import("../features/steps/block.tsx"),
  "food-picker": () => import("../features/food-picker/block.tsx"),
  growth: () => import("../features/growth/block.tsx"),
  order: () => import("../features/order/block.tsx"),
  flyable: () => import("../features/flyable/block.tsx"),
  sky: () => import("../features/sky/block.tsx"),
  timer: () => import("../features/timer/block.tsx"),
  models: () => import("../features/models/block.tsx"),
};

type Kind = keyof typeof doors;
type Of<Name extends Kind> = Extract<BlockView, { kind: Name }>;

/** Some are only read: steps of no guide, gear that nobody packs from, commands that are the same for all. */
export type LivelyBlock =
  | Of<Exclude<Kind, "steps" | "gear" | "code">>
  | (Of<"steps"> & { guide: GuideView })
  | (Of<"gear"> & { pack: PackView })
  | (Of<"code"> & { systems: string[] });

const kinds = Object.keys(doors) as Kind[];

export const isLively = (block: BlockView): block is LivelyBlock =>
  block.kind in doors &&
  !(block.kind === "steps" && !block.guide) &&
  !(block.kind === "gear" && !block.pack) &&
  !(block.kind === "code" && !block.systems);

type Shows = ComponentType<BlockView>;

const open = async (kind: Kind) => (await doors[kind]()).Block as Shows;

/** What is shown by kind: at first something that fetches it when it is needed, then the block itself. */
const shows = Object.fromEntries(
  kinds.map((kind) => [kind, lazy(async () => ({ default: await open(kind) }))]),
) as unknown as Record<Kind, Shows>;

/** Fetches what the first page shows, so that it is brought to life at one go. */
export const prepare = (wanted: readonly string[] = kinds) =>
  Promise.all(
    kinds
      .filter((kind) => wanted.includes(kind))
      .map(async (kind) => {
        shows[kind] = await open(kind);
      }),
  );

/** On the way to another page the router keeps the present one until the block has come. */
export const Lively = ({ block, parts }: { block: LivelyBlock; parts: object }) => (
  <Suspense>{createElement(shows[block.kind], { ...block, ...parts })}</Suspense>
);
