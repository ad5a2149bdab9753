import { totalsOf } from "../../../site/gear.ts";
import type { Group, Thing } from "./trip.ts";

export const orders = ["listed", "price", "weight"] as const;
export type Order = (typeof orders)[number];

export const filters = ["everything", "toFind", "found"] as const;
export type Filter = (typeof filters)[number];

/** A thing that stays at home is not to be packed, but its quantity can be changed. */
const isShown = ({ isPacked, quantity }: Thing, filter: Filter, isChanging: boolean) => {
  if (filter === "everything") return true;
  return filter === "found" ? isPacked : !isPacked && (isChanging || quantity > 0);
};

/** The most comes first. */
const sort = <Of>(list: readonly Of[], thingsOf: (one: Of) => Thing[], order: Order): Of[] => {
  if (order === "listed") return [...list];
  const valueOf = (one: Of) => totalsOf(thingsOf(one))[order === "price" ? "price" : "grams"];
  return list.toSorted((one, other) => valueOf(other) - valueOf(one));
};

/** A group keeps all of its things, whichever are shown, for its sums. */
export const arrange = (groups: readonly Group[], order: Order, filter: Filter, isChanging = false) =>
  sort(groups, ({ items }) => items, order)
    .map((group) => {
      const shown = group.items.filter((thing) => isShown(thing, filter, isChanging));
      return { ...group, shown: sort(shown, (thing) => [thing], order) };
    })
    .filter(({ shown }) => shown.length > 0);
