import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, filters, orders } from "../../../../../app/islands/gear/arrange.ts";
import { thingsOf } from "../../../../../app/islands/gear/things.ts";
import { totalsOf } from "../../../../../app/islands/gear/totals.ts";
import { amountOf, noTrip } from "../../../../../app/islands/gear/trip.ts";
import { allOf, trips } from "./things.ts";

describe("what a list comes to", () => {
  it("is what one gets by taking every piece in hand", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const pieces = allOf(list).flatMap((thing) =>
          Array.from({ length: amountOf(thing, trip) }, () => ({ ...thing, isIn: trip.packed.includes(thing.code) })),
        );
        const [price, grams, priceDone, gramsDone] = [0, 0, 0, 0].map((_, kind) =>
          pieces
            .filter(({ isIn }) => kind < 2 || isIn)
            .map((piece) => (kind % 2 === 0 ? piece.price : piece.grams) ?? 0)
            .reduce((sum, one) => sum + one, 0),
        );
        const lines = new Set(pieces.map(({ code }) => code));
        expect(totalsOf(allOf(list), trip)).toEqual({
          total: lines.size,
          done: trip.packed.filter((code) => lines.has(code)).length,
          price,
          grams,
          priceDone,
          gramsDone,
          isWeighed: pieces.every((piece) => piece.grams !== undefined),
        });
      }),
    );
  });

  it("is the sum of its groups", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const all = totalsOf(allOf(list), trip);
        const groups = list.map(({ items }) => totalsOf(items, trip));
        for (const key of ["total", "done", "price", "grams", "priceDone", "gramsDone"] as const) {
          expect(groups.reduce((sum, group) => sum + group[key], 0)).toBe(all[key]);
        }
      }),
    );
  });
});

describe("a list in order", () => {
  it("knows groups of one title apart, wherever they stand", () => {
    const group = (price: number) => ({ title: "Spare", items: [{ title: `For ${price}`, quantity: 1, price }] });
    const shown = arrange(thingsOf([group(1), group(9), group(5)]), noTrip, "price", "everything");
    expect(shown.map(({ id, whole }) => [id, whole[0]?.price])).toEqual([
      ["1", 9],
      ["2", 5],
      ["0", 1],
    ]);
  });

  it("loses nothing, and puts the most first", () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...orders), ({ list, trip }, order) => {
        const shown = arrange(list, trip, order, "everything");
        const codes = (groups: typeof list) => allOf(groups).map(({ code }) => code);
        if (order === "listed") return void expect(codes(shown)).toEqual(codes(list));
        expect(codes(shown).toSorted()).toEqual(codes(list).toSorted());
        const key = order === "price" ? "price" : "grams";
        const falls = (values: number[]) => values.every((value, index) => value <= (values[index - 1] ?? value));
        expect(falls(shown.map(({ whole }) => totalsOf(whole, trip)[key]))).toBe(true);
        for (const { items } of shown) expect(falls(items.map((item) => totalsOf([item], trip)[key]))).toBe(true);
      }),
    );
  });

  it("is either packed or to be found, or stays at home", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const [all, toFind, found] = filters.map((filter) =>
          allOf(arrange(list, trip, "listed", filter)).map(({ code }) => code),
        );
        const home = allOf(list).filter((thing) => amountOf(thing, trip) === 0 && !trip.packed.includes(thing.code));
        expect([...(toFind ?? []), ...(found ?? []), ...home.map(({ code }) => code)].toSorted()).toEqual(
          all?.toSorted(),
        );
        expect(found?.toSorted()).toEqual([...trip.packed].toSorted());
        // A quantity of nothing can be typed over.
        const changing = allOf(arrange(list, trip, "listed", "toFind", true)).map(({ code }) => code);
        expect([...changing, ...(found ?? [])].toSorted()).toEqual(all?.toSorted());
      }),
    );
  });
});
