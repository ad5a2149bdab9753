import type { Thing } from "./things.ts";
import { type Trip, amountOf, isPacked } from "./trip.ts";

export type Totals = {
  total: number;
  done: number;
  price: number;
  grams: number;
  priceDone: number;
  gramsDone: number;
  isWeighed: boolean;
};

/** A thing that stays at home, since none of it is wanted, counts for nothing. */
export const totalsOf = (things: readonly Thing[], trip: Trip): Totals => {
  const totals = {
    total: 0,
    done: 0,
    price: 0,
    grams: 0,
    priceDone: 0,
    gramsDone: 0,
    isWeighed: true,
  };
  for (const thing of things) {
    const amount = amountOf(thing, trip);
    if (amount === 0) continue;
    const price = (thing.price ?? 0) * amount;
    const grams = (thing.grams ?? 0) * amount;
    totals.total += 1;
    totals.price += price;
    totals.grams += grams;
    if (thing.grams === undefined) totals.isWeighed = false;
    if (!isPacked(thing, trip)) continue;
    totals.done += 1;
    totals.priceDone += price;
    totals.gramsDone += grams;
  }
  return totals;
};
