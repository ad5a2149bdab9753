import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyPackingState,
  fromQuery,
  nothingPacked,
  readPackingState,
  toQuery,
} from "../../../../../app/islands/gear/packing-state.ts";
import { lists, trips } from "./lists.ts";

const itemsOf = (list: { items: { title: string; quantity: number }[] }[]) => list.flatMap(({ items }) => items);

describe("a state in the URL", () => {
  it("contains packed items and changed quantities", () => {
    const items = [
      { title: "Tent", quantity: 1 },
      { title: "Stove, small", quantity: 1 },
      { title: "Peg", quantity: 8 },
    ];
    const state = { packed: ["Tent", "Stove, small", "Gone"], quantities: { Tent: 1, Peg: 12 } };
    expect(toQuery("kit", items, state)).toBe("kit.tent_stove-small.peg-12");
    expect(fromQuery("kit", items, "kit.tent_stove-small_gone.peg-12_gone-3_tent-1000")).toEqual({
      packed: ["Tent", "Stove, small"],
      quantities: { Peg: 12 },
    });
    expect(fromQuery("other", items, "kit.tent")).toBeUndefined();
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(trips, ({ list, state }) => {
        const read = fromQuery("the-gear", itemsOf(list), toQuery("the-gear", itemsOf(list), state));
        expect(applyPackingState(list, read ?? nothingPacked)).toEqual(applyPackingState(list, state));
      }),
    );
  });

  it("accepts any input, and changes only quantities and checkmarks of listed items", () => {
    fc.assert(
      fc.property(fc.string(), lists, (text, list) => {
        const read = fromQuery("kit", itemsOf(list), `kit.${text}`) ?? nothingPacked;
        expect(readPackingState(read)).toEqual(read);
        expect(itemsOf(applyPackingState(list, read)).map(({ title }) => title)).toEqual(
          itemsOf(list).map(({ title }) => title),
        );
      }),
    );
  });
});

describe("a stored state", () => {
  it("round-trips, and ignores invalid input", () => {
    fc.assert(
      fc.property(
        trips,
        ({ state }) => void expect(readPackingState(JSON.parse(JSON.stringify(state)))).toEqual(state),
      ),
    );
    for (const quantity of [-1, 1000, 1.5, "2", null])
      expect(readPackingState({ packed: [], quantities: { Tent: quantity } })).toBeUndefined();
    for (const odd of [null, 7, "state", [], {}, { packed: [] }, { packed: [1], quantities: {} }])
      expect(readPackingState(odd)).toBeUndefined();
  });
});
