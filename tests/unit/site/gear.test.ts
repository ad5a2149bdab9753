import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pieceText, priceText, sumsText, totalsOf, weightText } from "../../../site/gear.ts";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const counted = fc.record(
  { price: fc.nat(999), grams: fc.nat(999), quantity: fc.nat(20), isPacked: fc.boolean() },
  { requiredKeys: ["quantity"] },
);

it("totals count every piece, packed and overall", () => {
  fc.assert(
    fc.property(fc.array(counted), (items) => {
      const pieces = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
      const sum = (kind: "price" | "grams", of = pieces) => of.reduce((all, piece) => all + (piece[kind] ?? 0), 0);
      const packed = pieces.filter(({ isPacked }) => isPacked);
      expect(totalsOf(items)).toEqual({
        itemCount: new Set(pieces).size,
        price: sum("price"),
        grams: sum("grams"),
        isWeighed: pieces.every(({ grams }) => grams !== undefined),
        packed: new Set(packed).size,
        packedPrice: sum("price", packed),
        packedGrams: sum("grams", packed),
      });
    }),
  );
});

describe("weights", () => {
  it("use the smaller unit below one of the larger", () => {
    const weights = [19, 999, 1000, 2720].map((grams) =>
      [weightText(grams, "metric"), weightText(grams, "imperial")].map(plain),
    );
    expect(weights).toEqual([
      ["19 g", "0.67 oz"],
      ["999 g", "2.2 lb"],
      ["1.0 kg", "2.2 lb"],
      ["2.7 kg", "6.0 lb"],
    ]);
    expect(plain(weightText(453, "imperial"))).toBe("16.0 oz");
    expect(plain(weightText(453.592_37, "imperial")), "the international pound").toBe("1.0 lb");
  });

  it("are shown per piece and for several", () => {
    expect(pieceText(1270, 1, "metric")).toBe("1,270 g");
    expect(pieceText(14, 10, "metric")).toBe("14 g each");
    expect(pieceText(14, 10, "imperial")).toBe("0.49 oz each");
  });
});

it("totals cover known values", () => {
  const sums = (items: Parameters<typeof totalsOf>[0]) => plain(sumsText(totalsOf(items), "metric"));
  expect(sums([{ price: 550, grams: 1270, quantity: 1 }])).toBe("about $550 and 1.3 kg");
  expect(sums([{ price: 2.6, quantity: 3 }])).toBe("about $7.80");
  expect(sums([{ grams: 900, quantity: 2 }, { quantity: 1 }])).toBe("1.8 kg (weighed items only)");
  expect(sums([{ price: 0, quantity: 1 }])).toBe("");
});

it.each([
  [25, "25"],
  [0, "0"],
  [1045, "1,045"],
  [4.5, "4.50"],
  [0.1 + 0.2, "0.30"],
  [3_703_729.8, "3,703,729.80"],
  [4.35 * 100, "435"],
  [0.1 + 0.7 + 0.2, "1"],
])("a price of %d has cents only where it needs them", (price, amount) => {
  expect(priceText(price)).toBe(`about $${amount}`);
});
