import { isWithin } from "../../lib/range.ts";
import { slugify } from "../../lib/slugify.ts";
import type { GearGroup, GearView } from "../../../site/compile/view.ts";

/** Packed items and changed quantities, by title, which is unique within a list. */
export type Trip = { packed: readonly string[]; quantities: Readonly<Record<string, number>> };

export const noTrip: Trip = { packed: [], quantities: {} };

export const maxQuantity = 999;

const isQuantity = (value: unknown) => Number.isInteger(value) && isWithin(value, { min: 0, max: maxQuantity });

export const readTrip = (stored: unknown): Trip | undefined => {
  const { packed, quantities } = Object(stored) as Partial<Trip>;
  if (!Array.isArray(packed) || !packed.every((title) => typeof title === "string")) return undefined;
  if (!quantities || !Object.values(quantities).every(isQuantity)) return undefined;
  return { packed, quantities };
};

export type Item = GearView & { isPacked: boolean };

/** The id distinguishes groups with the same title. */
export type Group = { id: string; title?: string; items: Item[] };

/** A title such as "constructor" must not find an inherited property. */
const quantityOf = ({ title, quantity }: GearView, { quantities }: Trip): number =>
  Object.hasOwn(quantities, title) ? (quantities[title] as number) : quantity;

/** The list with the visitor's changes. */
export const applyTrip = (groups: readonly GearGroup[], trip: Trip): Group[] =>
  groups.map((group, index) => ({
    ...group,
    id: String(index),
    items: group.items.map((item) => ({
      ...item,
      quantity: quantityOf(item, trip),
      isPacked: trip.packed.includes(item.title),
    })),
  }));

/** The list's id, packed items and changed quantities: "the-gear.tent_stove.peg-12". */
export const toAddress = (list: string, items: readonly GearView[], trip: Trip): string => {
  const packed = items.filter(({ title }) => trip.packed.includes(title)).map(({ title }) => slugify(title));
  const changed = items
    .filter((item) => quantityOf(item, trip) !== item.quantity)
    .map((item) => `${slugify(item.title)}-${quantityOf(item, trip)}`);
  return [list, packed.join("_"), changed.join("_")].join(".");
};

/** Ignores items that are not in the list. */
export const fromAddress = (list: string, items: readonly GearView[], text: string): Trip | undefined => {
  const [name, packed = "", changed = ""] = text.split(".");
  if (name !== list) return undefined;
  const titles = new Map(items.map(({ title }) => [slugify(title), title]));
  const quantities = changed.split("_").flatMap((entry) => {
    const [, spelled = "", digits] = /^(.*)-(\d{1,3})$/u.exec(entry) ?? [];
    const title = titles.get(spelled);
    return title === undefined ? [] : [[title, Number(digits)] as const];
  });
  return {
    packed: packed.split("_").flatMap((spelled) => titles.get(spelled) ?? []),
    quantities: Object.fromEntries(quantities),
  };
};
