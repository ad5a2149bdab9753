import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDegrees } from "../../../../site/schema/degrees.ts";

describe("a temperature range", () => {
  it.each([
    ["35+", { from: 35 }],
    ["25-35", { from: 25, to: 35 }],
    ["-10--5", { from: -10, to: -5 }],
    ["-10-5", { from: -10, to: 5 }],
    ["<15", { to: 15 }],
    ["<-4", { to: -4 }],
  ])("is read from %s", (text, degrees) => expect(readDegrees(text)).toEqual(degrees));

  it.each(["", "warm", "35", "35-25", "25-25", "25-35-45", "+35", "35 < 40", "1e3+", "--3+"])(
    "is not read from %j",
    (text) => expect(readDegrees(text)).toBeUndefined(),
  );

  it("round-trips for any numbers", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (from, span) => {
        expect(readDegrees(`${from}-${from + span}`)).toEqual({ from, to: from + span });
      }),
    );
  });
});
