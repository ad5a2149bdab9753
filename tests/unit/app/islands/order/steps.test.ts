import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { move, plainText, readStep } from "../../../../../app/islands/order/steps.ts";

describe("how far a visitor has come", () => {
  it("stays between nought and the last step, and goes one step at a time within", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.constantFrom(-1, 1), (total, at, by) => {
        const step = Math.min(at, total);
        const next = move(step, by, total);
        expect(readStep(next, total)).toBe(next);
        expect(next).toBe(step + by < 0 || step + by > total ? step : step + by);
      }),
    );
  });

  it("is unknown when what was stored is no such number", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(9), (stored, total) => {
        const read = readStep(stored, total);
        if (read === undefined) return;
        expect(read).toBe(stored);
        expect(read).toBeLessThanOrEqual(total);
      }),
    );
    for (const wrong of [-1, 10, 1.5, "3", null, [3]]) expect(readStep(wrong, 9)).toBeUndefined();
  });
});

describe("a line's words", () => {
  it("are all of them, whatever they stand in", () => {
    const line = [
      "Read ",
      { strong: ["the ", { em: ["long"] }] },
      " ",
      { code: "form" },
      { href: "/x", text: [" here"] },
      " ",
      { range: "2–3" },
    ];
    expect(plainText(line)).toBe("Read the long form here 2–3");
  });
});
