import { expect, it } from "vitest";
import { compileGear as compile } from "../../../../site/compile/gear.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const english = { words: wordsIn("en"), lang: "en" };
type Groups = Parameters<typeof compile>[0]["groups"];
const compileGear = (groups: Groups, speech = english, pack = false) =>
  compile({ groups, pack }, { page: "camp", section: "list", id: "kit" }, speech);
const item = (price: number, more: object = {}) => ({ title: `A thing for ${price}`, price, quantity: 1, ...more });
const sums = ({ groups, total }: ReturnType<typeof compile>) => [...groups.map(({ subtotal }) => subtotal), total];

it("gear is added up by quantity, in each group of several things and over all", () => {
  const groups = [
    { title: "Kitchen", items: [item(25, { weight: 400 }), item(10, { weight: 100, quantity: 2 })] },
    { title: "Bed", items: [item(4.5), item(1000)] },
    { items: [item(1)] },
  ];
  const gear = compileGear(groups);
  expect(sums(gear)).toEqual([
    "Together about $45 and 0.6 kg",
    "Together about $1,004.50",
    undefined,
    "In all about $1,050.50, and 0.6 kg of it weighed",
  ]);
  expect(gear.groups[0]?.items[1]).toMatchObject({ priceText: "about $10 each", pieces: "×\u00a02, 100 g each" });
  expect(compileGear(groups.slice(0, 1)).groups[0]?.subtotal).toBeUndefined();
});

it("gear without prices has a sum of weights, and gear without both has none", () => {
  const towel = { title: "Towel", quantity: 1 };
  const chains = { title: "Chains", quantity: 2, weight: 900 };
  expect(sums(compileGear([{ items: [towel, chains] }, { items: [chains, chains] }]))).toEqual([
    "Together 1.8 kg weighed",
    "Together 3.6 kg",
    "In all 5.4 kg weighed",
  ]);
  for (const items of [
    [towel, towel],
    [item(0), item(0)],
  ])
    expect(sums(compileGear([{ items }, { items }]))).toEqual([undefined, undefined, undefined]);
});

it("a packing list has its weights as numbers, and says where it stands", () => {
  const gear = compileGear([{ items: [item(25, { weight: 400 })] }], english, true);
  expect(gear.pack).toEqual({ page: "camp", section: "list", id: "kit" });
  expect(gear.groups[0]?.items[0]).toEqual({ ...item(25), priceText: "about $25", grams: 400 });
});

it("sums are in the owner's currency, words and numbers", () => {
  const gear = { price: "etwa {price}", priceEach: "je {price}", totalWithWeight: "Zusammen {price} und {weight} kg" };
  const german = { words: wordsIn("de", { gear, money: { amount: "{amount} €" } }), lang: "de" };
  const items = [item(1250, { weight: 2500 }), item(3, { quantity: 2, weight: 3 })];
  const { groups, total } = compileGear([{ items }], german);
  expect(groups[0]?.items.map(({ priceText }) => priceText)).toEqual(["etwa 1.250 €", "je 3 €"]);
  expect(total).toBe("Zusammen 1.256 € und 2,5 kg");
});
