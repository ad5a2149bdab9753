import { isWithin } from "../../lib/range.ts";
import { slugify } from "../../lib/slugify.ts";
import type { GearGroup, GearView } from "../../../site/compile/view.ts";

/** Packed items and changed quantities, by title, which is unique within a list. */
export type PackingState = { packed: readonly string[]; quantities: Readonly<Record<string, number>> };

export const nothingPacked: PackingState = { packed: [], quantities: {} };

export const maxQuantity = 999;

const isQuantity = (value: unknown) => Number.isInteger(value) && isWithin(value, { min: 0, max: maxQuantity });

export const readPackingState = (stored: unknown): PackingState | undefined => {
  const { packed, quantities } = Object(stored) as Partial<PackingState>;
  if (!Array.isArray(packed) || !packed.every((title) => typeof title === "string")) return undefined;
  if (!quantities || !Object.values(quantities).every(isQuantity)) return undefined;
  return { packed, quantities };
};

export type Item = GearView & { isPacked: boolean };

/** The id distinguishes groups with the same title. */
export type Group = { id: string; title?: string; items: Item[] };

/** A title such as "constructor" must not find an inherited property. */
const quantityOf = ({ title, quantity }: GearView, { quantities }: PackingState): number =>
  Object.hasOwn(quantities, title) ? (quantities[title] as number) : quantity;

/** The list with the visitor's changes. */
export const applyPackingState = (groups: readonly GearGroup[], state: PackingState): Group[] =>
  groups.map((group, index) => ({
    ...group,
    id: String(index),
    items: group.items.map((item) => ({
      ...item,
      quantity: quantityOf(item, state),
      isPacked: state.packed.includes(item.title),
    })),
  }));

/** The list's id, packed items and changed quantities: "the-gear.tent_stove.peg-12". */
export const toQuery = (list: string, items: readonly GearView[], state: PackingState): string => {
  const packed = items.filter(({ title }) => state.packed.includes(title)).map(({ title }) => slugify(title));
  const changed = items
    .filter((item) => quantityOf(item, state) !== item.quantity)
    .map((item) => `${slugify(item.title)}-${quantityOf(item, state)}`);
  return [list, packed.join("_"), changed.join("_")].join(".");
};

/** Ignores items that are not in the list. */
export const fromQuery = (list: string, items: readonly GearView[], text: string): PackingState | undefined => {
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
