import { lang } from "#words";
import {
  type Reading,
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
import { money } from "../../../site/words/common.ts";
import { gear, pack } from "../../../site/words/gear.ts";
import type { Group, Thing } from "./trip.ts";

export const readingIn = (units: Units): Reading => ({ words: { gear, money }, lang, units });

export const doneText = ({ packed, things }: Totals): string => {
  if (packed === 0) return pack.things(things);
  return packed === things ? pack.finished : pack.progress({ done: packed, total: things });
};

export const leftText = (totals: Totals, reading: Reading): string | undefined => {
  const { packed, things, grams, packedGrams } = totals;
  if (packed === 0) return grams > 0 ? weightText(grams, reading) : undefined;
  if (packed === things) return undefined;
  const left = grams - packedGrams;
  return left > 0 ? pack.left({ weight: weightText(left, reading) }) : pack.leftThings(things - packed);
};

export const progressText = (totals: Totals, reading: Reading): string =>
  joined([doneText(totals), leftText(totals, reading)], lang);

/** A group's share of the whole, by weight, or by price where nothing is weighed. */
export const shareOf = (group: Totals, all: Totals, reading: Reading) => {
  const [whole, part, packed] =
    all.grams > 0 ? [all.grams, group.grams, group.packedGrams] : [all.price, group.price, group.packedPrice];
  if (whole === 0) return undefined;
  const percent = (part / whole).toLocaleString(lang, { style: "percent" });
  const sum = all.grams > 0 ? weightText(packed, reading) : priceText(packed, 1, reading);
  const text = (all.grams > 0 ? pack.ofWeight : pack.ofPrice)({ percent });
  return {
    label: joined([text, packed > 0 ? pack.already({ sum }) : undefined], lang),
    part: part / whole,
    packed: packed / whole,
  };
};

const lineOf = ({ title, quantity, grams, isPacked }: Thing, reading: Reading) => {
  const name = quantity > 1 ? `${title} ${quantityText(quantity, reading)}` : title;
  const weight = grams === undefined ? undefined : pieceText(grams, quantity, reading);
  return `[${isPacked ? "x" : " "}] ${joined([name, weight], lang)}`;
};

export const plainText = (groups: readonly Group[], reading: Reading): string => {
  const totals = totalsOf(groups.flatMap(({ items }) => items));
  const parts = groups
    .map(({ title, items }) => ({ title, wanted: items.filter(({ quantity }) => quantity > 0) }))
    .filter(({ wanted }) => wanted.length > 0)
    .map(({ title, wanted }) => [...(title ? [title] : []), ...wanted.map((thing) => lineOf(thing, reading))]);
  const sums = sumsText(totals, reading);
  return [[progressText(totals, reading)], ...parts, ...(sums ? [[gear.all({ sums })]] : [])]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
};
