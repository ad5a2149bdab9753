import { describe, expect, it } from "vitest";
import { compileGear } from "../../../../site/compile/gear.ts";
import { wordsSchema } from "../../../../site/schema/words.ts";

const english = { words: wordsSchema.parse({}), lang: "en" };
const item = (price: number, more: object = {}) => ({ title: `A thing for ${price}`, price, quantity: 1, ...more });

describe("the total of gear", () => {
  it("adds up the prices by quantity, over all groups", () => {
    const groups = [{ title: "Kitchen", items: [item(25), item(10, { quantity: 2 })] }, { items: [item(1000)] }];
    expect(compileGear(groups, english).total).toBe("In all about $1,045");
  });

  it("adds up what was weighed, and says of each what it weighs", () => {
    const items = [item(300, { weight: 1450 }), item(2, { weight: 15, quantity: 10 }), item(9)];
    const gear = compileGear([{ items }], english);
    expect(gear.total).toBe("In all about $329, and 1.6 kg of it weighed");
    expect(gear.groups[0]?.items.map(({ weight }) => weight)).toEqual(["1,450 g", "15 g each", undefined]);
  });

  it("is the weight of all where all was weighed", () => {
    const items = [item(300, { weight: 1450 }), item(2, { weight: 15, quantity: 10 })];
    expect(compileGear([{ items }], english).total).toBe("In all about $320 and 1.6 kg");
  });

  it("is in the owner's currency, words and numbers", () => {
    const gear = {
      price: "etwa {price} €",
      priceEach: "je {price} €",
      total: "Zusammen {price} €",
      totalWeighed: "Zusammen {price} € und {weight} kg",
    };
    const german = { words: wordsSchema.parse({ gear }), lang: "de" };
    const { groups, total } = compileGear(
      [{ items: [item(1250, { weight: 2500 }), item(3, { quantity: 2 })] }],
      german,
    );
    expect(groups[0]?.items.map(({ priceText }) => priceText)).toEqual(["etwa 1.250 €", "je 3 €"]);
    expect(total).toBe("Zusammen 1.256 € und 2,5 kg");
  });
});
