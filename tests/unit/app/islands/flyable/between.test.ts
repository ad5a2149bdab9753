import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between } from "../../../../../app/islands/flyable/decide.ts";

describe("the angle between two directions", () => {
  const degrees = fc.integer({ min: 0, max: 360 });

  it("is the same from both sides, and never more than half a turn", () => {
    fc.assert(
      fc.property(degrees, degrees, (one, other) => {
        expect(between(one, other)).toBe(between(other, one));
        expect(between(one, other)).toBeGreaterThanOrEqual(0);
        expect(between(one, other)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it("is that of their vectors", () => {
    const radians = (angle: number) => (angle * Math.PI) / 180;
    fc.assert(
      fc.property(degrees, degrees, (one, other) => {
        const cosine =
          Math.cos(radians(one)) * Math.cos(radians(other)) + Math.sin(radians(one)) * Math.sin(radians(other));
        expect(Math.cos(radians(between(one, other)))).toBeCloseTo(cosine, 9);
      }),
    );
  });

  it.each([
    [350, 10, 20],
    [0, 360, 0],
    [90, 270, 180],
    [45, 300, 105],
  ])("from %d to %d is %d", (one, other, angle) => expect(between(one, other)).toBe(angle));
});
