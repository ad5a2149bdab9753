import type { Thing } from "./things.ts";

/** An amount is there only where it is not as many as on the page. */
export type Trip = { packed: readonly string[]; amounts: Readonly<Record<string, number>> };

export const noTrip: Trip = { packed: [], amounts: {} };

export const mostPieces = 999;

/** A longer list is not one of ours. */
const mostThings = 1000;

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostPieces;

export const readTrip = (stored: unknown): Trip | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { packed, amounts } = stored as { packed?: unknown; amounts?: unknown };
  if (!Array.isArray(packed) || packed.length > mostThings || !packed.every((code) => typeof code === "string")) {
    return undefined;
  }
  if (typeof amounts !== "object" || amounts === null || Array.isArray(amounts)) return undefined;
  const entries = Object.entries(amounts);
  if (entries.length > mostThings || !entries.every(([, amount]) => isAmount(amount))) return undefined;
  return { packed: [...new Set<string>(packed)], amounts: Object.fromEntries(entries) };
};

/** Nothing that a list has inherited is an amount. */
export const amountOf = ({ code, quantity }: Thing, { amounts }: Trip): number =>
  Object.hasOwn(amounts, code) ? (amounts[code] as number) : quantity;

export const isPacked = ({ code }: Thing, { packed }: Trip) => packed.includes(code);

export const toggled = (trip: Trip, code: string): Trip => ({
  ...trip,
  packed: trip.packed.includes(code) ? trip.packed.filter((one) => one !== code) : [...trip.packed, code],
});

/** As many as on the page is not worth remembering: the page may change its mind. */
export const withAmount = (trip: Trip, { code, quantity }: Thing, wanted: number): Trip => {
  const amount = Math.min(Math.max(Math.round(wanted), 0), mostPieces);
  const others = Object.entries(trip.amounts).filter(([other]) => other !== code);
  return { ...trip, amounts: Object.fromEntries(amount === quantity ? others : [...others, [code, amount]]) };
};

/** The rest was removed from the list, or never was on it. */
export const onlyOf = ({ packed, amounts }: Trip, things: readonly Thing[]): Trip => {
  const known = new Map(things.map((thing) => [thing.code, thing.quantity]));
  return {
    packed: packed.filter((code) => known.has(code)),
    amounts: Object.fromEntries(
      Object.entries(amounts).filter(([code, amount]) => known.has(code) && known.get(code) !== amount),
    ),
  };
};

export const isEmpty = ({ packed, amounts }: Trip) => packed.length === 0 && Object.keys(amounts).length === 0;
