import { describe, expect, it } from "vitest";
import { compileGear as compile } from "../../../../site/compile/gear.ts";

type Groups = Parameters<typeof compile>[0]["groups"];
const compileGear = (groups: Groups, pack = false) =>
  compile({ groups, pack }, { page: "camp", section: "list", id: "kit" });
const item = (price: number, more: object = {}) => ({ title: `A thing for ${price}`, price, quantity: 1, ...more });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("a read-only gear list", () => {
  it("has totals for all groups, and for each group of several items", () => {
    const two = [item(25, { weight: 400 }), item(10, { weight: 100, quantity: 2 })];
    const gear = compileGear([
      { title: "Kitchen", items: two },
      { title: "Bed", items: [item(5), item(7.5)] },
      { items: [item(1)] },
    ]);
    expect(gear.groups.map(({ subtotal }) => plain(subtotal))).toEqual([
      "Subtotal: about $45 and 600 g",
      "Subtotal: about $12.50",
      undefined,
    ]);
    expect(plain(gear.total)).toBe("Total: about $58.50 and 600 g (weighed items only)");
    expect(compileGear([{ items: two }]).groups[0]?.subtotal).toBeUndefined();
  });

  it("has no totals without prices or weights, or if everything is free", () => {
    for (const items of [[{ title: "Towel", quantity: 2 }], [item(0), item(0)]]) {
      const gear = compileGear([{ items }, { items }]);
      expect([gear.total, gear.groups[0]?.subtotal]).toEqual([undefined, undefined]);
    }
  });

  it("shows each item's price and quantity", () => {
    const { groups } = compileGear([
      {
        items: [item(300, { weight: 1450 }), item(0.1, { weight: 15, quantity: 10 }), { title: "Towel", quantity: 2 }],
      },
    ]);
    expect(groups[0]?.items.map(({ priceText, pieces }) => [priceText, plain(pieces)])).toEqual([
      ["about $300", "1,450 g"],
      ["about $0.10 each", "× 10, 15 g each"],
      [undefined, "× 2"],
    ]);
  });
});

it("a packing list has weights as numbers, its place, and no totals", () => {
  const items = [item(25, { weight: 400 })];
  expect(compileGear([{ items }, { items }], true)).toEqual({
    groups: Array.from({ length: 2 }, () => ({
      items: [{ title: "A thing for 25", price: 25, priceText: "about $25", quantity: 1, grams: 400 }],
    })),
    pack: { page: "camp", section: "list", id: "kit" },
  });
});
