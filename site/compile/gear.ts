import { lang } from "#words";
import { type Reading, joined, pieceText, priceText, quantityText, sumsText, totalsOf } from "../gear.ts";
import type { Block } from "../schema/blocks.ts";
import type { GearItem } from "../schema/gear.ts";
import { money } from "../words/common.ts";
import { gear } from "../words/gear.ts";
import type { Location } from "./steps.ts";
import type { GearGroup, GearView, PackView } from "./view.ts";

type Gear = Pick<Extract<Block, { kind: "gear" }>, "groups" | "pack">;

/** A visitor may choose other units for a list to pack from alone. */
const reading: Reading = { words: { gear, money }, lang, units: "metric" };

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };

const compileItem = ({ weight, ...item }: GearItem): GearView => {
  const { price, quantity } = item;
  const text = price === undefined ? undefined : priceText(price, quantity, reading);
  return { ...item, ...given("priceText", text), ...given("grams", weight) };
};

/** A visitor chooses how a list to pack from is shown; any other reads the same for everybody. */
const withPieces = ({ grams, ...item }: GearView): GearView => {
  const { quantity } = item;
  const pieces = joined(
    [
      quantity > 1 ? quantityText(quantity, reading) : undefined,
      grams === undefined ? undefined : pieceText(grams, quantity, reading),
    ],
    lang,
  );
  return { ...item, ...given("pieces", pieces || undefined) };
};

type Compiled = { groups: GearGroup[]; total?: string; pack?: PackView };

export const compileGear = ({ groups, pack }: Gear, { page, section, id }: Omit<Location, "anchors">): Compiled => {
  const compiled = groups.map(({ title, items }) => ({
    ...given("title", title),
    items: items.map(compileItem),
  }));
  if (pack) return { groups: compiled, pack: { page, section, id } };
  const sumsOf = (items: GearView[]) => sumsText(totalsOf(items), reading);
  const total = sumsOf(compiled.flatMap(({ items }) => items));
  return {
    groups: compiled.map((group) => {
      const sums = groups.length > 1 && group.items.length > 1 && sumsOf(group.items);
      return {
        ...group,
        items: group.items.map(withPieces),
        ...(sums ? { subtotal: gear.together({ sums }) } : {}),
      };
    }),
    ...(total ? { total: gear.all({ sums: total }) } : {}),
  };
};
