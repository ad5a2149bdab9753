import { totalsOf } from "../../../site/gear.ts";
import type { Group, Item } from "./packing-state.ts";

export const orders = ["listed", "price", "weight"] as const;
export type Order = (typeof orders)[number];

export const filters = ["all", "unpacked", "packed"] as const;
export type Filter = (typeof filters)[number];

/** An item with quantity 0 needs no packing, but its quantity can be edited. */
const isShown = ({ isPacked, quantity }: Item, filter: Filter, isChanging: boolean) => {
  if (filter === "all") return true;
  return filter === "packed" ? isPacked : !isPacked && (isChanging || quantity > 0);
};

/** In descending order. */
const sort = <Of>(list: readonly Of[], itemsOf: (one: Of) => Item[], order: Order): Of[] => {
  if (order === "listed") return [...list];
  const valueOf = (one: Of) => totalsOf(itemsOf(one))[order === "price" ? "price" : "grams"];
  return list.toSorted((one, other) => valueOf(other) - valueOf(one));
};

/** A group keeps all of its items for its sums, whichever are shown. */
export const arrange = (groups: readonly Group[], order: Order, filter: Filter, isChanging = false) =>
  sort(groups, ({ items }) => items, order)
    .map((group) => {
      const shown = group.items.filter((item) => isShown(item, filter, isChanging));
      return { ...group, shown: sort(shown, (item) => [item], order) };
    })
    .filter(({ shown }) => shown.length > 0);
