import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cuesAfter } from "../../../../../app/islands/timer/cues.ts";
import { phasesOf, totalOf } from "../../../../../app/islands/timer/plan.ts";
import { aMoment } from "./any-plan.ts";

describe("what is heard of a workout", () => {
  it("is each beginning and the end, with three seconds counted before", () => {
    expect(cuesAfter({ rounds: 2, work: 5, rest: 2, ready: 0 }, 0)).toEqual([
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
    ]);
  });

  it("is the same moments from wherever it is laid out, in their order", () => {
    fc.assert(
      fc.property(aMoment, ({ plan, elapsed }) => {
        const all = cuesAfter(plan, 0).map(({ after, tone }) => ({ at: after, tone }));
        const rest = cuesAfter(plan, elapsed).map(({ after, tone }) => ({ at: after + elapsed, tone }));
        expect(rest).toEqual(all.filter(({ at }) => at > elapsed));
        expect(rest.map(({ at }) => at)).toEqual(rest.map(({ at }) => at).toSorted((one, other) => one - other));
        const changes = all.filter(({ tone }) => tone !== "count").map(({ at }) => at);
        expect(changes).toEqual(phasesOf(plan).map(({ to }) => to));
        expect(changes.at(-1)).toBe(totalOf(plan));
      }),
      { numRuns: 40 },
    );
  });
});
