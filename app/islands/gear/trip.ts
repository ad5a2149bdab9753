import { isWithin } from "../../lib/range.ts";
import { slugify } from "../../lib/slugify.ts";
import type { GearGroup, GearView } from "../../../site/compile/view.ts";

/** What a visitor has packed, and of which things how many: by title, since titles differ within a list. */
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

export const toggled = ({ packed, quantities }: Trip, title: string): Trip => ({
  packed: packed.includes(title) ? packed.filter((one) => one !== title) : [...packed, title],
  quantities,
});

export const withQuantity = ({ packed, quantities }: Trip, title: string, quantity: number): Trip => ({
  packed,
  quantities: { ...quantities, [title]: quantity },
});

export type Thing = GearView & { isPacked: boolean };

/** The id tells groups of one title apart. */
export type Group = { id: string; title?: string; items: Thing[] };

/** A title such as "constructor" must not find an inherited property. */
const quantityOf = ({ title, quantity }: GearView, { quantities }: Trip): number =>
  Object.hasOwn(quantities, title) ? (quantities[title] as number) : quantity;

/** A list as the visitor has changed it. */
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

/** An address carries a trip behind the id of its list: "the-gear.tent_stove.peg-12". */
export const toAddress = (list: string, things: readonly GearView[], trip: Trip): string => {
  const packed = things.filter(({ title }) => trip.packed.includes(title)).map(({ title }) => slugify(title));
  const changed = things
    .filter((thing) => quantityOf(thing, trip) !== thing.quantity)
    .map((thing) => `${slugify(thing.title)}-${quantityOf(thing, trip)}`);
  return [list, packed.join("_"), changed.join("_")].join(".");
};

/** Nothing that is not on the list is read. */
export const fromAddress = (list: string, things: readonly GearView[], text: string): Trip | undefined => {
  const [name, packed = "", changed = ""] = text.split(".");
  if (name !== list) return undefined;
  const titles = new Map(things.map(({ title }) => [slugify(title), title]));
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
