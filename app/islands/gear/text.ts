import { csvOf } from "./csv.ts";
import { joined, manyText, pieceText, progressText, sumsText } from "./say.ts";
import type { Thing, Things } from "./things.ts";
import { totalsOf } from "./totals.ts";
import { type Trip, amountOf, isPacked } from "./trip.ts";
import type { Units } from "./units.ts";
import { pack as words } from "../../../site/words/gear.ts";

const lineOf = (thing: Thing, trip: Trip, units: Units) => {
  const amount = amountOf(thing, trip);
  const what = amount > 1 ? `${thing.title} ${manyText(amount)}` : thing.title;
  const weight = thing.grams === undefined ? undefined : pieceText(thing.grams, amount, units);
  return `[${isPacked(thing, trip) ? "x" : " "}] ${joined([what, weight])}`;
};

export const plainText = (groups: Things, trip: Trip, units: Units): string => {
  const all = totalsOf(
    groups.flatMap(({ items }) => items),
    trip,
  );
  const parts = groups
    .map(({ title, items }) => ({ title, items: items.filter((thing) => amountOf(thing, trip) > 0) }))
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => [...(title ? [title] : []), ...items.map((thing) => lineOf(thing, trip, units))]);
  const sums = sumsText(all, units);
  const last = sums ? [words.all({ sums })] : [];
  return [[progressText(all, units)], ...parts, last]
    .map((lines) => lines.join("\n"))
    .filter(Boolean)
    .join("\n\n");
};

export const tableText = (groups: Things, trip: Trip): string => {
  const head = [words.group, words.title, words.amount, words.found, words.piecePrice, words.pieceGrams, words.comment];
  const rows = groups.flatMap(({ title: group = "", items }) =>
    items.map((thing) => [
      group,
      thing.title,
      amountOf(thing, trip),
      isPacked(thing, trip) ? "TRUE" : "FALSE",
      thing.price ?? "",
      thing.grams ?? "",
      thing.comment ?? "",
    ]),
  );
  return csvOf([head, ...rows]);
};
