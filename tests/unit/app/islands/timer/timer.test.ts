import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cuesAfter } from "../../../../../app/islands/timer/sound.ts";
import { clockText } from "../../../../../app/islands/timer/format.ts";
import {
  type Plan,
  phaseAt,
  phasesOf,
  ranges,
  readPlan,
  secondsLeft,
  totalOf,
} from "../../../../../app/islands/timer/plan.ts";
import { atStart, elapsedAt, pause, readRun, skip, start, statusAt } from "../../../../../app/islands/timer/run.ts";

const begun = 1_800_000_000_000;
const tabata: Plan = { rounds: 8, work: 20, rest: 10, ready: 10 };
const plan: Plan = { rounds: 3, work: 60, rest: 30, ready: 0 };

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  rounds: fc.integer(ranges.rounds),
  work: fc.integer(ranges.work),
  rest: fc.integer(ranges.rest),
  ready: fc.integer(ranges.ready),
});

describe("the phases of a workout", () => {
  it("match Tabata, second by second", () => {
    expect(totalOf(tabata)).toBe(240_000);
    expect(phaseAt(tabata, 9_999)).toEqual({ kind: "ready", round: 1, from: 0, to: 10_000 });
    expect(phaseAt(tabata, 10_000)).toEqual({ kind: "work", round: 1, from: 10_000, to: 30_000 });
    expect(phaseAt(tabata, 30_000)).toEqual({ kind: "rest", round: 1, from: 30_000, to: 40_000 });
    expect(phaseAt(tabata, 239_999)).toEqual({ kind: "work", round: 8, from: 220_000, to: 240_000 });
    expect(phaseAt(tabata, 240_000)).toBeUndefined();
  });

  it("follow each other without a gap for every round, with rest only between them", () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        const phases = phasesOf(any);
        const count = (wanted: string) => phases.filter(({ kind }) => kind === wanted).length;
        expect(phases.map(({ from }) => from)).toEqual([0, ...phases.slice(0, -1).map(({ to }) => to)]);
        expect(phases.at(-1)).toMatchObject({ kind: "work", to: totalOf(any) });
        expect(count("work")).toBe(any.rounds);
        expect(count("rest")).toBe(any.rest > 0 ? any.rounds - 1 : 0);
      }),
    );
  });
});

describe("a running workout", () => {
  it("follows the clock through any number of pauses", () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.tuple(fc.nat(5000), fc.nat(1e7)), { maxLength: 6 }), (any, spells) => {
        let now = begun;
        let run = atStart(any);
        let ran = 0;
        for (const [runs, stands] of spells) {
          if (statusAt(run, now) === "done") break;
          run = pause(start(run, now), now + runs);
          now += runs + stands;
          ran += runs;
        }
        expect(elapsedAt(run, now)).toBe(Math.min(ran, totalOf(any)));
      }),
    );
  });

  it("goes to the next phase on skip, and stays running or paused", () => {
    const running = skip(start(atStart(plan), begun), begun + 12_345);
    expect(elapsedAt(running, begun + 13_345)).toBe(61_000);
    const paused = skip(pause(running, begun + 13_345), begun + 99_999);
    expect([paused.elapsed, statusAt(paused, begun + 1e6)]).toEqual([90_000, "paused"]);
  });

  it("ends at its end, starts over from there, and never runs backward when the clock is changed", () => {
    const run = start(atStart(plan), begun);
    expect(statusAt(run, begun + 239_999)).toBe("running");
    expect(statusAt(run, begun + 240_000)).toBe("done");
    expect(start(run, begun + 300_000)).toEqual({ plan, elapsed: 0, since: begun + 300_000 });
    expect(elapsedAt(start({ plan, elapsed: 5000 }, begun), begun - 60_000)).toBe(5000);
  });
});

it("a stored workout round-trips, and is ignored when incomplete", () => {
  for (const run of [atStart(plan), { plan, elapsed: 61_500 }, { plan, elapsed: 10, since: begun }]) {
    expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
  }
  for (const wrong of [{ elapsed: -1 }, { elapsed: "0" }, { since: "now" }, { since: null }, { plan: null }]) {
    expect(readRun({ plan, elapsed: 0, ...wrong })).toBeUndefined();
  }
  for (const wrong of [{ rounds: 0 }, { rounds: 100 }, { work: 1.5 }, { rest: undefined }, { ready: "5" }]) {
    expect(readPlan({ ...plan, ...wrong })).toBeUndefined();
  }
});

it("each phase ends with a tone after three countdown tones, wherever scheduling starts", () => {
  const all = [
    { after: 2000, tone: "count" },
    { after: 3000, tone: "count" },
    { after: 4000, tone: "count" },
    { after: 5000, tone: "rest" },
    { after: 6000, tone: "count" },
    { after: 7000, tone: "work" },
    { after: 9000, tone: "count" },
    { after: 10_000, tone: "count" },
    { after: 11_000, tone: "count" },
    { after: 12_000, tone: "done" },
  ];
  const short = { rounds: 2, work: 5, rest: 2, ready: 0 };
  expect(cuesAfter(short, 0)).toEqual(all);
  expect(cuesAfter(short, 6500)).toEqual(all.slice(5).map(({ after, tone }) => ({ after: after - 6500, tone })));
});

it("times are in minutes and seconds, rounded up to whole seconds", () => {
  expect([0, 9, 605, 3599, 3600, 3725].map(clockText)).toEqual([
    "0:00",
    "0:09",
    "10:05",
    "59:59",
    "1:00:00",
    "1:02:05",
  ]);
  expect([20_000, 19_999, 19_001, 19_000, 1, 0, -5].map(secondsLeft)).toEqual([20, 20, 20, 19, 1, 0, 0]);
});
