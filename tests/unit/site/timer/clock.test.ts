import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, planCells } from "../../../../site/timer/clock.ts";

describe("times as they are read", () => {
  it("are minutes and seconds, with hours only where there are some", () => {
    expect([0, 9, 60, 605, 3599, 3600, 3725].map(clockText)).toEqual([
      "0:00",
      "0:09",
      "1:00",
      "10:05",
      "59:59",
      "1:00:00",
      "1:02:05",
    ]);
  });

  it("lose nothing", () => {
    fc.assert(
      fc.property(fc.nat(400_000), (seconds) => {
        const read = clockText(seconds).split(":");
        expect(read.reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds);
      }),
    );
  });

  it("are a workout's numbers, and what they come to", () => {
    expect(planCells({ ready: 5, rounds: 60, work: 60, rest: 2 })).toEqual(["0:05", "60", "1:00", "0:02", "1:02:03"]);
  });
});
