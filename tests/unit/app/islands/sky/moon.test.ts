import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { litPath } from "../../../../../app/islands/sky/moon.ts";

/** The area within the path, worked out from its arcs: half of the disc, and half of an ellipse more or less. */
const areaOf = (path: string) => {
  const [, edge, width, line] = /^M0-1A1 1 0 0 (\d) 0 1A(.+) 1 0 0 (\d) 0-1Z$/.exec(path) ?? [];
  const half = Math.PI / 2;
  return edge === line ? half + half * Number(width) : half - half * Number(width);
};

describe("the drawn moon", () => {
  it("is lit as much as the moon is, whichever side it is seen from", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (phase, isSouth) => {
        const lit = (1 - Math.cos(2 * Math.PI * phase)) / 2;
        expect(areaOf(litPath(phase, isSouth)) / Math.PI).toBeCloseTo(lit, 2);
      }),
    );
  });

  it("waxes on the right in the north and on the left in the south", () => {
    expect(litPath(0.1, false)).toMatch(/^M0-1A1 1 0 0 1 /);
    expect(litPath(0.1, true)).toMatch(/^M0-1A1 1 0 0 0 /);
    expect(litPath(0.9, false)).toMatch(/^M0-1A1 1 0 0 0 /);
  });
});
