import { describe, expect, it } from "vitest";
import { instantOf } from "../../../../site/sky/zone.ts";

describe("the hours of a time zone", () => {
  it.each([
    ["2026-09-26", 0, "America/Denver", "2026-09-26T06:00:00.000Z"],
    ["2026-12-26", 12, "America/Denver", "2026-12-26T19:00:00.000Z"],
    ["2026-06-01", 6, "Asia/Kolkata", "2026-06-01T00:30:00.000Z"],
    ["2026-01-10", 12, "Pacific/Auckland", "2026-01-09T23:00:00.000Z"],
    ["2026-03-08", 0, "America/Los_Angeles", "2026-03-08T08:00:00.000Z"],
    ["2026-03-08", 24, "America/Los_Angeles", "2026-03-09T07:00:00.000Z"],
  ])("%s at %s in %s", (date, hour, zone, expected) => {
    expect(new Date(instantOf(date, hour, zone)).toISOString()).toBe(expected);
  });

  it("make a day of 23 hours when clocks go forward, and of 25 when they go back", () => {
    const hours = (date: string) =>
      (instantOf(date, 24, "America/New_York") - instantOf(date, 0, "America/New_York")) / 3_600_000;
    expect(["2026-03-08", "2026-07-04", "2026-11-01"].map(hours)).toEqual([23, 24, 25]);
  });
});
