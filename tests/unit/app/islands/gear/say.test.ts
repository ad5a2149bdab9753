import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barText, leftText, pieceText, progressText, sumsText } from "../../../../../app/islands/gear/say.ts";
import { plainText, tableText } from "../../../../../app/islands/gear/text.ts";
import { type Thing, thingsOf } from "../../../../../app/islands/gear/things.ts";
import { totalsOf } from "../../../../../app/islands/gear/totals.ts";
import { amountOf, noTrip } from "../../../../../app/islands/gear/trip.ts";
import { allOf, trips } from "./things.ts";

const list = thingsOf([
  {
    title: "Sleep",
    items: [
      { title: "Tent", quantity: 1, price: 550, grams: 1270 },
      { title: "Stake", quantity: 10, price: 4, grams: 14, comment: "=eight, and two to lose" },
    ],
  },
  { title: "Kitchen", items: [{ title: "Spoon", quantity: 1, price: 12, grams: 19 }] },
]);
const [tent, stake, spoon] = allOf(list) as [Thing, Thing, Thing];
const trip = { packed: [tent.code], amounts: { [spoon.code]: 2 } };
const all = totalsOf(allOf(list), trip);

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("what is said of a list", () => {
  it("is how far it is, and what is left to pack", () => {
    expect(plain(progressText(all, "metric"))).toBe("1 of 3 packed, 178 g left to pack");
    expect(plain(progressText(all, "imperial"))).toBe("1 of 3 packed, 6.3 oz left to pack");
    expect(plain(progressText(totalsOf(allOf(list), noTrip), "metric"))).toBe("3 things, 1.4 kg");
    const whole = { ...trip, packed: [tent.code, stake.code, spoon.code] };
    expect(progressText(totalsOf(allOf(list), whole), "metric")).toBe("All packed");
  });

  it("counts what is left where nothing has a weight", () => {
    const bare = thingsOf([{ items: ["A", "B", "C"].map((title) => ({ title, quantity: 1 })) }]);
    const [first, second] = allOf(bare).map(({ code }) => code) as [string, string];
    expect(leftText(totalsOf(allOf(bare), { packed: [first], amounts: {} }), "metric")).toBe("2 left to pack");
    expect(leftText(totalsOf(allOf(bare), { packed: [first, second], amounts: {} }), "metric")).toBe(
      "One left to pack",
    );
    expect(sumsText(totalsOf(allOf(bare), noTrip), "metric")).toBe("");
  });

  it("is what it comes to, in the smaller unit below one of the larger", () => {
    expect(plain(sumsText(all, "metric"))).toBe("about $614 and 1.4 kg");
    expect(plain(sumsText(all, "imperial"))).toBe("about $614 and 3.2 lb");
    expect(pieceText(14, 10, "metric")).toBe("14 g each");
    expect(pieceText(14, 1, "imperial")).toBe("0.49 oz");
    expect(plain(barText(totalsOf([tent, stake], trip), all, "metric"))).toBe("97% of the weight, 1.3 kg packed");
    expect(barText(totalsOf([spoon], trip), all, "metric")).toBe("3% of the weight");
  });
});

describe("a list with only prices, or only weights", () => {
  const bare = (more: object) =>
    thingsOf([{ items: ["A", "B"].map((title) => ({ title, quantity: 1, ...more })) }]).flatMap(({ items }) => items);

  it("says nothing of what it does not have", () => {
    const [priced, weighed] = [bare({ price: 25 }), bare({ grams: 700 })];
    const [prices, weights] = [totalsOf(priced, noTrip), totalsOf(weighed, noTrip)];
    expect(sumsText(prices, "metric")).toBe("about $50");
    expect(plain(sumsText(weights, "metric"))).toBe("1.4 kg");
    expect(plain(progressText(weights, "metric"))).toBe("2 things, 1.4 kg");
    expect(progressText(prices, "metric")).toBe("2 things");
    expect(barText(prices, prices, "metric")).toBe("100% of the price");
    const some = totalsOf(priced, { packed: [priced[0]?.code ?? ""], amounts: {} });
    expect(barText(some, some, "metric")).toBe("100% of the price, about $25 packed");
    expect(sumsText(totalsOf(bare({ price: 0, grams: 700 }), noTrip), "metric")).not.toContain("$");
  });
});

it("is said with cents where a price has some", () => {
  const things = allOf(thingsOf([{ items: [{ title: "Gel", quantity: 3, price: 2.6 }] }]));
  expect(sumsText(totalsOf(things, noTrip), "metric")).toBe("about $7.80");
});

describe("a list as text", () => {
  it("has boxes, quantities and sums", () => {
    expect(plain(plainText(list, trip, "metric"))).toBe(
      [
        "1 of 3 packed, 178 g left to pack",
        "",
        "Sleep",
        "[x] Tent, 1,270 g",
        "[ ] Stake × 10, 14 g each",
        "",
        "Kitchen",
        "[ ] Spoon × 2, 19 g each",
        "",
        "In all about $614 and 1.4 kg",
      ].join("\n"),
    );
  });

  it("has a line for each thing that goes along", () => {
    fc.assert(
      fc.property(trips, ({ list: some, trip: made }) => {
        const along = allOf(some).filter((thing) => amountOf(thing, made) > 0);
        // Titles may hold line breaks here, so only their beginnings are counted.
        expect(plainText(some, made, "metric").split(/^\[[x ]\] /m).length - 1).toBeGreaterThanOrEqual(along.length);
      }),
    );
  });

  it("is a table for a spreadsheet, where nothing is a formula", () => {
    expect(tableText(list, trip).split("\r\n")).toEqual([
      "Group,Thing,Quantity,Packed,Price each,Grams each,Comment",
      "Sleep,Tent,1,TRUE,550,1270,",
      `Sleep,Stake,10,FALSE,4,14,"'=eight, and two to lose"`,
      "Kitchen,Spoon,2,FALSE,12,19,",
      "",
    ]);
  });
});
