import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Orbit,
  type Step,
  areNear,
  between,
  placeOf,
  startAt,
  stepOf,
  stepped,
  turned,
  zoomed,
} from "../../../../../app/islands/models/orbit.ts";

const number = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const anyOrbit: fc.Arbitrary<Orbit> = fc.record({
  azimuth: number(-20, 20),
  polar: number(0.2, 2),
  distance: number(0.4, 1.9),
});
const steps: Step[] = ["left", "right", "up", "down", "zoomIn", "zoomOut", "reset"];

describe("the eye", () => {
  it("is always as far away as it should be", () => {
    fc.assert(
      fc.property(anyOrbit, (orbit) => {
        expect(Math.hypot(...placeOf(orbit))).toBeCloseTo(orbit.distance, 9);
      }),
    );
  });

  it("looks from the front, and from the right after a quarter turn", () => {
    const level = { polar: Math.PI / 2, distance: 1 };
    const at = (degrees: number) =>
      placeOf({ ...startAt(degrees), ...level }).map((value) => Math.round(value * 1e6) / 1e6);
    expect(at(0)).toEqual([0, 0, 1]);
    expect(at(90)).toEqual([1, 0, 0]);
    expect(at(-90)).toEqual([-1, 0, 0]);
  });

  it("never gets to the pole, into the model or out of sight, however it is pushed", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number(-9, 9), number(-9, 9), number(0.01, 50))), (pushes) => {
        const end = pushes.reduce(
          (orbit, [across, up, factor]) => zoomed(turned(orbit, across, up), factor),
          startAt(35),
        );
        expect(end.polar).toBeGreaterThan(0.1);
        expect(end.polar).toBeLessThan(2.2);
        expect(end.distance).toBeGreaterThanOrEqual(0.3);
        expect(end.distance).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("comes back by the opposite step, and by a reset from anywhere", () => {
    const opposites: [Step, Step][] = [
      ["left", "right"],
      ["up", "down"],
      ["zoomIn", "zoomOut"],
    ];
    const middle: Orbit = { azimuth: 1, polar: 1.1, distance: 1 };
    for (const [there, back] of opposites) {
      const moved = stepped(middle, there, middle);
      expect(areNear(moved, middle)).toBe(false);
      expect(areNear(stepped(moved, back, middle), middle)).toBe(true);
    }
    fc.assert(
      fc.property(anyOrbit, fc.array(fc.constantFrom(...steps)), (first, taken) => {
        const end = taken.reduce((orbit, step) => stepped(orbit, step, first), first);
        expect(stepped(end, "reset", first)).toBe(first);
      }),
    );
  });

  it("gets to where it is wanted, a share of the way at a time", () => {
    fc.assert(
      fc.property(anyOrbit, anyOrbit, (from, to) => {
        let now = from;
        for (let frame = 0; frame < 60; frame++) now = between(now, to, 0.28);
        expect(areNear(now, to)).toBe(true);
        expect(areNear(between(from, to, 0), from)).toBe(true);
      }),
    );
  });

  it("obeys arrows, plus, minus, R and zero, and no other key", () => {
    const known = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "+", "=", "-", "_", "0", "r", "R"];
    expect(new Set(known.map(stepOf))).toEqual(new Set(steps));
    for (const key of ["Tab", "Enter", "a", "constructor", "__proto__", ""]) expect(stepOf(key)).toBeUndefined();
  });
});
