import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseAt, totalOf } from "../../../../../app/islands/timer/plan.ts";
import { atStart, elapsedAt, pause, readRun, skip, start, statusAt } from "../../../../../app/islands/timer/run.ts";
import { aMoment, anyPlan } from "./any-plan.ts";

const begun = 1_800_000_000_000;
const plan = { rounds: 3, work: 60, rest: 30, ready: 0 };

describe("a workout that runs", () => {
  it("has come as far as the clock has, whatever happened in between", () => {
    fc.assert(
      fc.property(aMoment, ({ plan: any, elapsed }) => {
        const run = start(atStart(any), begun);
        expect(elapsedAt(run, begun + elapsed)).toBe(elapsed);
        expect(elapsedAt(run, begun + totalOf(any) + elapsed), "no further than its end").toBe(totalOf(any));
      }),
    );
  });

  it("stands still in a pause and loses nothing by it, however many there are", () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.tuple(fc.nat(5000), fc.nat(1e7)), { maxLength: 6 }), (any, spells) => {
        let now = begun;
        let run = atStart(any);
        let ran = 0;
        for (const [runs, stands] of spells) {
          if (statusAt(run, now) === "done") break;
          run = start(run, now);
          now += runs;
          ran += runs;
          run = pause(run, now);
          now += stands;
        }
        expect(elapsedAt(run, now)).toBe(Math.min(ran, totalOf(any)));
      }),
    );
  });

  it("goes on from the next phase when this one is skipped, running or standing as it did", () => {
    const running = skip(start(atStart(plan), begun), begun + 12_345);
    expect(phaseAt(plan, elapsedAt(running, begun + 12_345))).toEqual({
      kind: "rest",
      round: 1,
      from: 60_000,
      to: 90_000,
    });
    expect(elapsedAt(running, begun + 13_345)).toBe(61_000);
    const standing = skip(pause(running, begun + 13_345), begun + 99_999);
    expect([standing.elapsed, statusAt(standing, begun + 1e6)]).toEqual([90_000, "paused"]);
  });

  it("is done at its end, and begins again from there", () => {
    const run = start(atStart(plan), begun);
    expect(statusAt(run, begun + 239_999)).toBe("running");
    expect(statusAt(run, begun + 240_000)).toBe("done");
    expect(start(run, begun + 300_000)).toEqual({ plan, elapsed: 0, since: begun + 300_000 });
  });

  it("does not run backward when the clock is put back", () => {
    const run = start({ plan, elapsed: 5000 }, begun);
    expect(elapsedAt(run, begun - 60_000)).toBe(5000);
  });
});

describe("what was stored", () => {
  it("is read as it was written, running or standing", () => {
    for (const run of [atStart(plan), { plan, elapsed: 61_500 }, { plan, elapsed: 10, since: begun }]) {
      expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    }
  });

  it("is nothing unless it is a whole workout", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(readRun(stored)).toBeUndefined();
        expect(readRun({ plan: stored, elapsed: 0 })).toBeUndefined();
      }),
    );
    const wrongs = [
      { elapsed: -1 },
      { elapsed: "0" },
      { since: "now" },
      { since: null },
      { plan: { ...plan, rounds: 0 } },
      { plan: { ...plan, work: 1.5 } },
      { plan: { ...plan, rest: undefined } },
    ];
    for (const wrong of wrongs) expect(readRun({ plan, elapsed: 0, ...wrong })).toBeUndefined();
  });
});
