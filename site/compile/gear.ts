import type { Block } from "../schema/blocks.ts";
import { priceIn } from "../price.ts";
import type { GearItem } from "../schema/gear.ts";
import type { Speech } from "./speech.ts";
import type { Location } from "./steps.ts";
import type { GearGroup, GearView, PackView } from "./view.ts";

type Gear = Pick<Extract<Block, { kind: "gear" }>, "groups" | "pack">;

const sum = (items: GearItem[], of: (item: GearItem) => number) =>
  items.reduce((all, item) => all + of(item) * item.quantity, 0);

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

type Says = "total" | "subtotal";

/** Some things have no price and some were not weighed: the sum is of those that were. */
const sumOf = (items: GearItem[], says: Says, { words: { gear: words, pack, money }, lang }: Speech) => {
  const cost = sum(items, (item) => item.price ?? 0);
  const grams = sum(items, (item) => item.weight ?? 0);
  if (cost === 0 && grams === 0) return undefined;
  const price = money.amount({ amount: priceIn(lang, cost) });
  if (grams === 0) return words[says]({ price });
  const weight = (grams / 1000).toLocaleString(lang, digits);
  const isWhole = items.every((item) => item.weight !== undefined);
  if (cost === 0) {
    const kilograms = pack.kilograms({ kilograms: weight });
    const sums = isWhole ? kilograms : pack.weighed({ weight: kilograms });
    return (says === "total" ? pack.all : pack.together)({ sums });
  }
  return words[`${says}${isWhole ? "WithWeight" : "Weighed"}`]({ price, weight });
};

const compileItem = (item: GearItem, pack: boolean, { words: { gear: words, money }, lang }: Speech): GearView => {
  const { priceText, price, weight, ...rest } = item;
  const isMany = item.quantity > 1;
  const cost = price !== undefined && money.amount({ amount: priceIn(lang, price) });
  const text = priceText ?? (cost ? (isMany ? words.priceEach : words.price)({ price: cost }) : undefined);
  const inWords = (grams: number) => (isMany ? words.weightEach : words.weight)({ grams: grams.toLocaleString(lang) });
  const many = isMany ? words.many({ quantity: item.quantity }).replaceAll(" ", "\u00a0") : undefined;
  const one = weight === undefined ? undefined : inWords(weight);
  const pieces = many && one ? words.joined({ first: many, second: one }) : (many ?? one);
  return {
    ...rest,
    price,
    priceText: text,
    ...(pack ? { grams: weight } : { pieces }),
  };
};

type Compiled = { groups: GearGroup[]; total?: string | undefined; pack?: PackView | undefined };

export const compileGear = (
  { groups, pack }: Gear,
  { page, section, id }: Omit<Location, "anchors">,
  speech: Speech,
): Compiled => ({
  groups: groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => compileItem(item, pack, speech)),
    subtotal: groups.length > 1 && items.length > 1 ? sumOf(items, "subtotal", speech) : undefined,
  })),
  total: sumOf(
    groups.flatMap(({ items }) => items),
    "total",
    speech,
  ),
  pack: pack ? { page, section, id } : undefined,
});
