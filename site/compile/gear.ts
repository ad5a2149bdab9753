import type { GearItem } from "../schema/parts.ts";
import { type Speech, fill } from "./speech.ts";
import type { GearView } from "./view.ts";

type Group<Item> = { title?: string | undefined; items: Item[] };

const sum = (items: GearItem[], of: (item: GearItem) => number) =>
  items.reduce((all, item) => all + of(item) * item.quantity, 0);

/** The price of all, and the weight of all or of what was weighed. */
const totalOf = (items: GearItem[], { words: { gear: says }, lang }: Speech) => {
  const price = sum(items, (item) => item.price).toLocaleString(lang);
  const grams = sum(items, (item) => item.weight ?? 0);
  if (grams === 0) return fill(says.total, { price });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const weight = (grams / 1000).toLocaleString(lang, digits);
  const isWhole = items.every((item) => item.weight !== undefined);
  return fill(isWhole ? says.totalWithWeight : says.totalWeighed, { price, weight });
};

/** Things with what visitors read of their prices, and what they come to. */
export const compileGear = (groups: Group<GearItem>[], speech: Speech) => {
  const says = speech.words.gear;
  const compileItem = ({ priceText, weight, ...item }: GearItem): GearView => ({
    ...item,
    ...(weight === undefined
      ? {}
      : {
          weight: fill(item.quantity > 1 ? says.weightEach : says.weight, {
            grams: weight.toLocaleString(speech.lang),
          }),
        }),
    priceText:
      priceText ??
      fill(item.quantity > 1 ? says.priceEach : says.price, { price: item.price.toLocaleString(speech.lang) }),
  });
  return {
    groups: groups.map((group) => ({ ...group, items: group.items.map(compileItem) })),
    total: totalOf(
      groups.flatMap(({ items }) => items),
      speech,
    ),
  };
};
