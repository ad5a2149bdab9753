import type { Thing, Things } from "./things.ts";
import { totalsOf } from "./totals.ts";
import { type Trip, amountOf, isPacked } from "./trip.ts";

export const orders = ["listed", "price", "weight"] as const;
export type Order = (typeof orders)[number];

export const filters = ["everything", "toFind", "found"] as const;
export type Filter = (typeof filters)[number];

/** A thing that stays at home is not to be found, but its quantity can be changed. */
const isShown = (thing: Thing, trip: Trip, filter: Filter, isChanging: boolean) => {
  if (filter === "everything") return true;
  const packed = isPacked(thing, trip);
  return filter === "found" ? packed : !packed && (isChanging || amountOf(thing, trip) > 0);
};

const valueOf = (things: readonly Thing[], trip: Trip, order: Order) => {
  const { price, grams } = totalsOf(things, trip);
  return order === "price" ? price : grams;
};

const sorted = <Of>(list: readonly Of[], value: (one: Of) => number): Of[] =>
  list.toSorted((one, other) => value(other) - value(one));

export type Shown = Things[number] & { whole: readonly Thing[] };

export const arrange = (groups: Things, trip: Trip, order: Order, filter: Filter, isChanging = false): Shown[] => {
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter((thing) => isShown(thing, trip, filter, isChanging)),
      whole: group.items,
    }))
    .filter(({ items }) => items.length > 0);
  if (order === "listed") return shown;
  const inOrder = shown.map((group) => ({
    ...group,
    items: sorted(group.items, (thing) => valueOf([thing], trip, order)),
  }));
  return sorted(inOrder, ({ whole }) => valueOf(whole, trip, order));
};
