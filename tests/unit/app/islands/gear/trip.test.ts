import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesOf } from "../../../../../app/islands/gear/things.ts";
import {
  amountOf,
  isEmpty,
  mostPieces,
  noTrip,
  onlyOf,
  readTrip,
  toggled,
  withAmount,
} from "../../../../../app/islands/gear/trip.ts";
import { allOf, lists, trips } from "./things.ts";

describe("the code of a thing", () => {
  it("is four letters and digits, and no other thing's", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (titles) => {
        const codes = codesOf(titles);
        expect(new Set(codes).size).toBe(titles.length);
        for (const code of codes) expect(code).toMatch(/^[a-z0-9]{4}$/);
      }),
    );
  });

  it("stays with its title when the list is put in another order", () => {
    const titles = ["Tent", "Stove", "Spoon", "Lighter", "Map"];
    const before = new Map(titles.map((title, index) => [title, codesOf(titles)[index]]));
    const turned = titles.toReversed();
    expect(new Map(turned.map((title, index) => [title, codesOf(turned)[index]]))).toEqual(before);
  });
});

describe("a trip that was stored", () => {
  it("is read back as it was", () => {
    fc.assert(fc.property(trips, ({ trip }) => void expect(readTrip(JSON.parse(JSON.stringify(trip)))).toEqual(trip)));
  });

  it("is nothing where something else was stored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readTrip(stored);
        if (read) expect(stored).toMatchObject({ amounts: read.amounts });
      }),
    );
    const wrong = [-1, 1000, 1.5, "2", null];
    for (const amount of wrong) expect(readTrip({ packed: [], amounts: { abcd: amount } })).toBeUndefined();
    for (const odd of [null, 7, [], {}, { packed: [] }, { packed: [1], amounts: {} }, { packed: [], amounts: [] }]) {
      expect(readTrip(odd)).toBeUndefined();
    }
  });

  it("keeps what it knows of this list alone", () => {
    fc.assert(
      fc.property(trips, lists, ({ list, trip }, other) => {
        expect(onlyOf(trip, allOf(list))).toEqual(trip);
        const known = new Set(allOf(other).map(({ code }) => code));
        const left = onlyOf(trip, allOf(other));
        for (const code of [...left.packed, ...Object.keys(left.amounts)]) expect(known.has(code)).toBe(true);
      }),
    );
  });
});

describe("a visitor's own quantity", () => {
  it("is a whole number of pieces, and forgotten when it is the page's", () => {
    fc.assert(
      fc.property(lists, fc.double({ min: -2000, max: 2000, noNaN: true }), (list, wanted) => {
        const [thing] = allOf(list);
        if (!thing) return;
        const trip = withAmount(noTrip, thing, wanted);
        const amount = amountOf(thing, trip);
        expect(Number.isInteger(amount) && amount >= 0 && amount <= mostPieces).toBe(true);
        expect(isEmpty(withAmount(trip, thing, thing.quantity))).toBe(true);
      }),
    );
  });

  it("leaves marks alone, and marks leave it alone", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const [thing] = allOf(list);
        if (!thing) return;
        expect(withAmount(trip, thing, 7).packed).toEqual(trip.packed);
        const twice = toggled(toggled(trip, thing.code), thing.code);
        expect(twice.amounts).toEqual(trip.amounts);
        expect([...twice.packed].toSorted()).toEqual([...trip.packed].toSorted());
      }),
    );
  });
});
