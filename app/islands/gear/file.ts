import type { Things } from "./things.ts";
import { type Trip, amountOf, isPacked, onlyOf, readTrip, withAmount } from "./trip.ts";

type Origin = { format: "gear-list"; version: 1; list: string };

const originOf = (list: string): Origin => ({ format: "gear-list", version: 1, list });

const present = <Value extends object>(given: Value) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

export const jsonOf = (list: string, groups: Things, trip: Trip): string => {
  const items = groups.flatMap(({ title: group, items: things }) =>
    things.map((thing) => {
      const { code, title, price, grams } = thing;
      return present({
        id: code,
        group,
        title,
        quantity: amountOf(thing, trip),
        packed: isPacked(thing, trip),
        price,
        grams,
      });
    }),
  );
  return `${JSON.stringify({ ...originOf(list), items }, undefined, 2)}\n`;
};

type Entry = { id: string; quantity: number; packed: boolean };

const isEntry = (item: unknown): item is Entry => {
  if (typeof item !== "object" || item === null) return false;
  const { id, quantity, packed } = item as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof id === "string" &&
    typeof packed === "boolean" &&
    readTrip({ packed: [], amounts: { id: quantity } }) !== undefined
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readFile = (text: string, list: string, groups: Things): Trip | "unreadable" | "foreign" => {
  const file = parsed(text);
  if (typeof file !== "object" || file === null) return "unreadable";
  const given = file as Partial<Record<keyof Origin | "items", unknown>>;
  const { format, version } = originOf(list);
  if (given.format !== format || given.version !== version || !Array.isArray(given.items)) return "unreadable";
  if (!given.items.every(isEntry)) return "unreadable";
  if (given.list !== list) return "foreign";
  const things = groups.flatMap(({ items }) => items);
  const entries = new Map((given.items as Entry[]).map((entry) => [entry.id, entry]));
  const packed = [...entries.values()].filter((entry) => entry.packed).map(({ id }) => id);
  return things.reduce(
    (trip, thing) => {
      const entry = entries.get(thing.code);
      return entry ? withAmount(trip, thing, entry.quantity) : trip;
    },
    onlyOf({ packed, amounts: {} }, things),
  );
};
