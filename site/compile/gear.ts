import { joined, pieceText, priceText, quantityText, sumsText, totalsOf } from "../gear.ts";
import type { Block } from "../schema/blocks.ts";
import type { GearItem } from "../schema/gear.ts";
import { gear } from "../words/gear.ts";
import type { Location } from "./steps.ts";
import type { GearGroup, GearView, PackView } from "./view.ts";

type Gear = Pick<Extract<Block, { kind: "gear" }>, "groups" | "pack">;

const compileItem = ({ weight: grams, ...item }: GearItem): GearView => {
  const { price, quantity } = item;
  return { ...item, priceText: price === undefined ? undefined : priceText(price, quantity), grams };
};

/** Packing lists let visitors choose units; other lists are fixed. */
const withPieces = ({ grams, ...item }: GearView): GearView => {
  const { quantity } = item;
  const parts = [
    quantity > 1 ? quantityText(quantity) : undefined,
    grams === undefined ? undefined : pieceText(grams, quantity, "metric"),
  ];
  return { ...item, pieces: joined(parts) || undefined };
};

type Compiled = { groups: GearGroup[]; total?: string; pack?: PackView };

export const compileGear = ({ groups, pack }: Gear, { page, section, id }: Omit<Location, "anchors">): Compiled => {
  const compiled = groups.map(({ title, items }) => ({ title, items: items.map(compileItem) }));
  if (pack) return { groups: compiled, pack: { page, section, id } };
  const sumsTextOf = (items: GearView[]) => sumsText(totalsOf(items), "metric");
  const total = sumsTextOf(compiled.flatMap(({ items }) => items));
  return {
    groups: compiled.map(({ title, items }) => {
      const sums = groups.length > 1 && items.length > 1 ? sumsTextOf(items) : "";
      return { title, items: items.map(withPieces), subtotal: sums ? gear.subtotal({ sums }) : undefined };
    }),
    total: total ? gear.total({ sums: total }) : undefined,
  };
};
