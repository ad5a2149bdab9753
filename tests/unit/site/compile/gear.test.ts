import { describe, expect, it } from "vitest";
import { compileGear as compile } from "../../../../site/compile/gear.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const english = { words: wordsIn("en"), lang: "en" };
type Groups = Parameters<typeof compile>[0]["groups"];
const compileGear = (groups: Groups, speech = english, pack = false) =>
  compile({ groups, pack }, { page: "camp", section: "list", id: "kit" }, speech);
const item = (price: number, more: object = {}) => ({ title: `A thing for ${price}`, price, quantity: 1, ...more });

describe("the subtotals of gear", () => {
  it("are those of several groups, each of several things", () => {
    const two = [item(25, { weight: 400 }), item(10, { weight: 100, quantity: 2 })];
    const groups = [
      { title: "Kitchen", items: two },
      { title: "Bed", items: [item(5), item(7)] },
      { items: [item(1)] },
    ];
    expect(compileGear(groups).groups.map(({ subtotal }) => subtotal)).toEqual([
      "Together about $45 and 0.6 kg",
      "Together about $12",
      undefined,
    ]);
    expect(compileGear([{ items: two }]).groups[0]?.subtotal).toBeUndefined();
  });

  it("and the total are weights alone where nothing has a price", () => {
    const towel = { title: "Towel", quantity: 1 };
    const chains = { title: "Chains", quantity: 2, weight: 900 };
    const gear = compileGear([{ items: [towel, chains] }, { items: [chains, chains] }]);
    expect(gear.total).toBe("In all 5.4 kg weighed");
    expect(gear.groups.map(({ subtotal }) => subtotal)).toEqual(["Together 1.8 kg weighed", "Together 3.6 kg"]);
    expect(gear.groups[0]?.items).toEqual([towel, { title: "Chains", quantity: 2, pieces: "×\u00a02, 900 g each" }]);
  });

  it("and the total are nothing where nothing has a price or a weight, or all is free", () => {
    for (const items of [[{ title: "Towel", quantity: 2 }], [item(0), item(0)]]) {
      const gear = compileGear([{ items }, { items }]);
      expect([gear.total, gear.groups[0]?.subtotal]).toEqual([undefined, undefined]);
    }
  });
});

describe("gear to pack from", () => {
  it("has its weights as numbers, and says where it stands", () => {
    const gear = compileGear([{ items: [item(25, { weight: 400 })] }], english, true);
    expect(gear.pack).toEqual({ page: "camp", section: "list", id: "kit" });
    expect(gear.groups[0]?.items[0]).toEqual({
      title: "A thing for 25",
      price: 25,
      priceText: "about $25",
      quantity: 1,
      grams: 400,
    });
    expect(compileGear([{ items: [item(25)] }]).pack).toBeUndefined();
  });
});

describe("the total of gear", () => {
  it("adds up the prices by quantity, over all groups", () => {
    const groups = [{ title: "Kitchen", items: [item(25), item(10, { quantity: 2 })] }, { items: [item(1000)] }];
    expect(compileGear(groups, english).total).toBe("In all about $1,045");
  });

  it("and each price have cents where there are any", () => {
    const items = [item(4.5), item(0.1, { quantity: 3 })];
    const { groups, total } = compileGear([{ items }, { items: [item(1), item(1.25, { quantity: 4 })] }]);
    expect(groups[0]?.items.map(({ priceText }) => priceText)).toEqual(["about $4.50", "about $0.10 each"]);
    expect(groups.map(({ subtotal }) => subtotal)).toEqual(["Together about $4.80", "Together about $6"]);
    expect(total).toBe("In all about $10.80");
  });

  it("adds up what was weighed, and says of each what it weighs", () => {
    const items = [item(300, { weight: 1450 }), item(2, { weight: 15, quantity: 10 }), item(9)];
    const gear = compileGear([{ items }], english);
    expect(gear.total).toBe("In all about $329, and 1.6 kg of it weighed");
    expect(gear.groups[0]?.items.map(({ pieces }) => pieces)).toEqual(["1,450 g", "×\u00a010, 15 g each", undefined]);
  });

  it("is the weight of all where all was weighed", () => {
    const items = [item(300, { weight: 1450 }), item(2, { weight: 15, quantity: 10 })];
    expect(compileGear([{ items }], english).total).toBe("In all about $320 and 1.6 kg");
  });

  it("is in the owner's currency, words and numbers", () => {
    const gear = {
      price: "etwa {price}",
      priceEach: "je {price}",
      joined: "{first} · {second}",
      weightEach: "je {grams} g",
      total: "Zusammen {price}",
      totalWithWeight: "Zusammen {price} und {weight} kg",
      totalWeighed: "Zusammen {price}, davon {weight} kg gewogen",
      subtotal: "Zusammen {price}",
      subtotalWithWeight: "Zusammen {price} und {weight} kg",
      subtotalWeighed: "Zusammen {price}, davon {weight} kg gewogen",
    };
    const german = { words: wordsIn("de", { gear, money: { amount: "{amount} €" } }), lang: "de" };
    const { groups, total } = compileGear(
      [{ items: [item(1250, { weight: 2500 }), item(3, { quantity: 2, weight: 3 })] }],
      german,
    );
    expect(groups[0]?.items.map(({ priceText }) => priceText)).toEqual(["etwa 1.250 €", "je 3 €"]);
    expect(groups[0]?.items[1]?.pieces).toBe("×\u00a02 · je 3 g");
    expect(total).toBe("Zusammen 1.256 € und 2,5 kg");
  });
});
