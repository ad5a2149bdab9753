import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTrip, fromAddress, noTrip, readTrip, toAddress } from "../../../../../app/islands/gear/trip.ts";
import { lists, trips } from "./lists.ts";

const itemsOf = (list: { items: { title: string; quantity: number }[] }[]) => list.flatMap(({ items }) => items);

describe("a trip in the URL", () => {
  it("contains packed items and changed quantities", () => {
    const items = [
      { title: "Tent", quantity: 1 },
      { title: "Stove, small", quantity: 1 },
      { title: "Peg", quantity: 8 },
    ];
    const trip = { packed: ["Tent", "Stove, small", "Gone"], quantities: { Tent: 1, Peg: 12 } };
    expect(toAddress("kit", items, trip)).toBe("kit.tent_stove-small.peg-12");
    expect(fromAddress("kit", items, "kit.tent_stove-small_gone.peg-12_gone-3_tent-1000")).toEqual({
      packed: ["Tent", "Stove, small"],
      quantities: { Peg: 12 },
    });
    expect(fromAddress("other", items, "kit.tent")).toBeUndefined();
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const read = fromAddress("the-gear", itemsOf(list), toAddress("the-gear", itemsOf(list), trip));
        expect(applyTrip(list, read ?? noTrip)).toEqual(applyTrip(list, trip));
      }),
    );
  });

  it("accepts any input, and changes only quantities and checkmarks of listed items", () => {
    fc.assert(
      fc.property(fc.string(), lists, (text, list) => {
        const read = fromAddress("kit", itemsOf(list), `kit.${text}`) ?? noTrip;
        expect(readTrip(read)).toEqual(read);
        expect(itemsOf(applyTrip(list, read)).map(({ title }) => title)).toEqual(
          itemsOf(list).map(({ title }) => title),
        );
      }),
    );
  });
});

describe("a stored trip", () => {
  it("round-trips, and ignores invalid input", () => {
    fc.assert(fc.property(trips, ({ trip }) => void expect(readTrip(JSON.parse(JSON.stringify(trip)))).toEqual(trip)));
    for (const quantity of [-1, 1000, 1.5, "2", null])
      expect(readTrip({ packed: [], quantities: { Tent: quantity } })).toBeUndefined();
    for (const odd of [null, 7, "trip", [], {}, { packed: [] }, { packed: [1], quantities: {} }])
      expect(readTrip(odd)).toBeUndefined();
  });
});
