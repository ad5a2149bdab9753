import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, filters, orders } from "../../../../../app/islands/gear/arrange.ts";
import { applyPackingState, nothingPacked } from "../../../../../app/islands/gear/packing-state.ts";
import { totalsOf } from "../../../../../site/gear.ts";
import { trips } from "./lists.ts";

const titlesOf = (shown: ReturnType<typeof arrange>) => shown.flatMap((group) => group.shown.map(({ title }) => title));

describe("a sorted gear list", () => {
  it("distinguishes groups with the same title", () => {
    const group = (price: number) => ({ title: "Spare", items: [{ title: `For ${price}`, quantity: 1, price }] });
    const shown = arrange(applyPackingState([group(1), group(9), group(5)], nothingPacked), "price", "all");
    expect(shown.map(({ id, items }) => `${id}: ${items[0]?.price}`)).toEqual(["1: 9", "2: 5", "0: 1"]);
  });

  it("keeps every item, highest value first", () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...orders), ({ list, state }, order) => {
        const groups = applyPackingState(list, state);
        const listed = titlesOf(arrange(groups, "listed", "all"));
        const shown = arrange(groups, order, "all");
        if (order === "listed") return void expect(titlesOf(shown)).toEqual(listed);
        expect(titlesOf(shown).toSorted()).toEqual(listed.toSorted());
        const key = order === "price" ? "price" : "grams";
        const falls = (values: number[]) => values.every((value, index) => value <= (values[index - 1] ?? value));
        expect(falls(shown.map(({ items }) => totalsOf(items)[key]))).toBe(true);
        for (const group of shown) expect(falls(group.shown.map((item) => totalsOf([item])[key]))).toBe(true);
      }),
    );
  });

  it("splits into packed, to pack and left at home", () => {
    fc.assert(
      fc.property(trips, ({ list, state }) => {
        const groups = applyPackingState(list, state);
        const [all = [], toPack = [], packed = []] = filters.map((filter) =>
          titlesOf(arrange(groups, "listed", filter)),
        );
        const home = groups.flatMap(({ items }) => items.filter((one) => one.quantity === 0 && !one.isPacked));
        expect([...toPack, ...packed, ...home.map(({ title }) => title)].toSorted()).toEqual(all.toSorted());
        expect(packed.toSorted()).toEqual([...state.packed].toSorted());
        // A quantity of 0 can still be changed.
        const changing = titlesOf(arrange(groups, "listed", "unpacked", true));
        expect([...changing, ...packed].toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
