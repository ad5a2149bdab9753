import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bounds,
  fits,
  names,
  phaseAt,
  phasesOf,
  secondsLeft,
  skipFrom,
  totalOf,
} from "../../../../../app/islands/timer/plan.ts";
import type { Plan } from "../../../../../site/timer/clock.ts";
import { anyPlan, aMoment } from "./any-plan.ts";

const tabata: Plan = { rounds: 8, work: 20, rest: 10, ready: 10 };

describe("the phases of a workout", () => {
  it("are those of a Tabata, second by second", () => {
    expect(totalOf(tabata)).toBe(240_000);
    expect(phaseAt(tabata, 0)).toEqual({ kind: "ready", round: 1, from: 0, to: 10_000 });
    expect(phaseAt(tabata, 9_999)?.kind).toBe("ready");
    expect(phaseAt(tabata, 10_000)).toEqual({ kind: "work", round: 1, from: 10_000, to: 30_000 });
    expect(phaseAt(tabata, 30_000)).toEqual({ kind: "rest", round: 1, from: 30_000, to: 40_000 });
    expect(phaseAt(tabata, 239_999)).toEqual({ kind: "work", round: 8, from: 220_000, to: 240_000 });
    expect(phaseAt(tabata, 240_000)).toBeUndefined();
  });

  it("come to the whole time, and every moment of it is in exactly one", () => {
    fc.assert(
      fc.property(aMoment, ({ plan, elapsed }) => {
        const phases = phasesOf(plan);
        expect(phases.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(totalOf(plan));
        const around = phases.filter(({ from, to }) => from <= elapsed && elapsed < to);
        expect(around).toEqual(elapsed < totalOf(plan) ? [phaseAt(plan, elapsed)] : []);
      }),
    );
  });

  it("are as many as there are rounds, with rest only between them", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const phases = phasesOf(plan);
        const count = (wanted: string) => phases.filter(({ kind }) => kind === wanted).length;
        expect(count("work")).toBe(plan.rounds);
        expect(count("rest")).toBe(plan.rest > 0 ? plan.rounds - 1 : 0);
        expect(count("ready")).toBe(plan.ready > 0 ? 1 : 0);
        expect(phases.at(-1)?.kind).toBe("work");
        expect(phases.every(({ from, to }) => from < to)).toBe(true);
      }),
    );
  });

  it("are left one after the other by skipping, and none twice", () => {
    fc.assert(
      fc.property(aMoment, ({ plan, elapsed }) => {
        const ahead = phasesOf(plan).filter(({ to }) => to > elapsed).length;
        let at = elapsed;
        for (let left = ahead; left > 0; left--) {
          const next = skipFrom(plan, at);
          expect(next).toBeGreaterThan(at);
          at = next;
        }
        expect(at).toBe(totalOf(plan));
        expect(skipFrom(plan, at)).toBe(at);
      }),
      { numRuns: 30 },
    );
  });
});

describe("times as they are read", () => {
  it("count a second as long as any of it is left", () => {
    expect([20_000, 19_999, 19_001, 19_000, 1, 0, -5].map(secondsLeft)).toEqual([20, 20, 20, 19, 1, 0, 0]);
  });
});

describe("a number of a workout", () => {
  it("is whole and within its bounds", () => {
    for (const name of names) {
      const { min, max } = bounds[name];
      expect([min, max].every((value) => fits(name, value))).toBe(true);
      for (const wrong of [min - 1, max + 1, 1.5, NaN, "5", null, undefined]) expect(fits(name, wrong)).toBe(false);
    }
  });
});
