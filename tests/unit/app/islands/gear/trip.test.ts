import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTrip, fromAddress, noTrip, readTrip, toAddress, toggled } from "../../../../../app/islands/gear/trip.ts";
import { lists, trips } from "./lists.ts";

const itemsOf = (list: { items: { title: string; quantity: number }[] }[]) => list.flatMap(({ items }) => items);

describe("a trip in an address", () => {
  it("names what is packed, and quantities that differ from the list's", () => {
    const things = [
      { title: "Tent", quantity: 1 },
      { title: "Stove, small", quantity: 1 },
      { title: "Peg", quantity: 8 },
    ];
    const trip = { packed: ["Tent", "Stove, small", "Gone"], quantities: { Tent: 1, Peg: 12 } };
    expect(toAddress("kit", things, trip)).toBe("kit.tent_stove-small.peg-12");
    expect(fromAddress("kit", things, "kit.tent_stove-small_gone.peg-12_gone-3_tent-1000")).toEqual({
      packed: ["Tent", "Stove, small"],
      quantities: { Peg: 12 },
    });
    expect(fromAddress("other", things, "kit.tent")).toBeUndefined();
  });

  it("comes back as it was", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const read = fromAddress("the-gear", itemsOf(list), toAddress("the-gear", itemsOf(list), trip));
        expect(applyTrip(list, read ?? noTrip)).toEqual(applyTrip(list, trip));
      }),
    );
  });

  it("may be anything, and changes nothing but quantities and marks of the list", () => {
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
  it("is read back as it was, and ignored when it is anything else", () => {
    fc.assert(fc.property(trips, ({ trip }) => void expect(readTrip(JSON.parse(JSON.stringify(trip)))).toEqual(trip)));
    for (const quantity of [-1, 1000, 1.5, "2", null])
      expect(readTrip({ packed: [], quantities: { Tent: quantity } })).toBeUndefined();
    for (const odd of [null, 7, "trip", [], {}, { packed: [] }, { packed: [1], quantities: {} }])
      expect(readTrip(odd)).toBeUndefined();
  });

  it("marks a thing, and takes the mark away", () => {
    expect(toggled(toggled(noTrip, "Tent"), "Peg").packed).toEqual(["Tent", "Peg"]);
    expect(toggled(toggled(noTrip, "Tent"), "Tent")).toEqual(noTrip);
  });
});
