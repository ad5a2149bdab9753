import { lang } from "#words";
import {
  type Totals,
  type Units,
  joined,
  pieceText,
  priceText,
  quantityText,
  sumsText,
  totalsOf,
  weightText,
} from "../../../site/gear.ts";
import { gear, pack } from "../../../site/words/gear.ts";
import type { Group, Item } from "./packing-state.ts";

export const doneText = ({ packed, itemCount }: Totals): string => {
  if (packed === 0) return pack.itemCount(itemCount);
  return packed === itemCount ? pack.finished : pack.progress({ done: packed, total: itemCount });
};

export const remainingText = (totals: Totals, units: Units): string | undefined => {
  const { packed, itemCount, grams, packedGrams } = totals;
  if (packed === 0) return grams > 0 ? weightText(grams, units) : undefined;
  if (packed === itemCount) return undefined;
  const remaining = grams - packedGrams;
  return remaining > 0 ? pack.left({ weight: weightText(remaining, units) }) : pack.itemsLeft(itemCount - packed);
};

export const progressText = (totals: Totals, units: Units): string =>
  joined([doneText(totals), remainingText(totals, units)]);

/** A group's share of the total, by weight, or by price if nothing has a weight. */
export const shareOf = (group: Totals, all: Totals, units: Units) => {
  const [whole, part, packed] =
    all.grams > 0 ? [all.grams, group.grams, group.packedGrams] : [all.price, group.price, group.packedPrice];
  if (whole === 0) return undefined;
  const percent = (part / whole).toLocaleString(lang, { style: "percent" });
  const sum = all.grams > 0 ? weightText(packed, units) : priceText(packed);
  const text = (all.grams > 0 ? pack.ofWeight : pack.ofPrice)({ percent });
  return {
    label: joined([text, packed > 0 ? pack.already({ sum }) : undefined]),
    part: part / whole,
    packed: packed / whole,
  };
};

const lineOf = ({ title, quantity, grams, isPacked }: Item, units: Units) => {
  const name = quantity > 1 ? `${title} ${quantityText(quantity)}` : title;
  const weight = grams === undefined ? undefined : pieceText(grams, quantity, units);
  return `[${isPacked ? "x" : " "}] ${joined([name, weight])}`;
};

export const plainText = (groups: readonly Group[], units: Units): string => {
  const totals = totalsOf(groups.flatMap(({ items }) => items));
  const parts = groups
    .map(({ title, items }) => ({ title, wanted: items.filter(({ quantity }) => quantity > 0) }))
    .filter(({ wanted }) => wanted.length > 0)
    .map(({ title, wanted }) => [...(title ? [title] : []), ...wanted.map((item) => lineOf(item, units))]);
  const sums = sumsText(totals, units);
  return [[progressText(totals, units)], ...parts, ...(sums ? [[gear.total({ sums })]] : [])]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
};
