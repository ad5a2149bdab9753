import { describe, expect, it } from "vitest";
import * as dates from "../../../../site/compile/dates.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const patternOf = (footer: object) => wordsIn("en", { footer }).footer.date;
const shortDate = (date: Date) => dates.shortDate(date, patternOf({}));
const mediumDate = (date: Date) => dates.mediumDate(date, "en");

describe("shortDate", () => {
  it.each([
    ["2026-06-15T09:03:01Z", "2026/06/15"],
    ["2026-01-02T00:00:00Z", "2026/01/02"],
    ["1999-12-31T23:59:59Z", "1999/12/31"],
  ])("writes %s as %s", (iso, expected) => {
    expect(shortDate(new Date(iso))).toBe(expected);
  });

  it("is written as the owner writes dates", () => {
    const pattern = patternOf({ date: "{day}.{month}.{year}" });
    expect(dates.shortDate(new Date("2026-01-02T00:00:00Z"), pattern)).toBe("02.01.2026");
  });
});

describe("mediumDate", () => {
  it.each([
    ["2026-06-15T09:03:01Z", "Jun 15, 2026, 9:03:01 AM"],
    ["2026-06-05T00:00:00Z", "Jun 5, 2026, 12:00:00 AM"],
    ["2026-06-15T11:59:59Z", "Jun 15, 2026, 11:59:59 AM"],
    ["2026-06-15T12:00:00Z", "Jun 15, 2026, 12:00:00 PM"],
    ["2026-06-15T13:07:00Z", "Jun 15, 2026, 1:07:00 PM"],
    ["2026-12-31T23:59:59Z", "Dec 31, 2026, 11:59:59 PM"],
  ])("writes %s as %s", (iso, expected) => {
    expect(mediumDate(new Date(iso))).toBe(expected);
  });

  it("knows every month by its short English name", () => {
    const names = Array.from({ length: 12 }, (_, month) => mediumDate(new Date(Date.UTC(2026, month, 1))).slice(0, 3));
    expect(names.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
  });

  it("is written as the language writes dates", () => {
    expect(dates.mediumDate(new Date("2026-06-15T19:03:01Z"), "de")).toBe("15.06.2026, 19:03:01");
  });

  it("uses ordinary spaces only", () => {
    expect(mediumDate(new Date("2026-06-15T09:03:01Z"))).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe("monthDate", () => {
  it("names the month in full, in the language of the site", () => {
    expect(dates.monthDate("2026-11", "en")).toBe("November 2026");
    expect(dates.monthDate("2026-03", "de")).toBe("März 2026");
  });
});

describe("both dates", () => {
  it("stay the same in every time zone", () => {
    const zone = process.env["TZ"];
    const date = new Date("2026-01-01T00:30:00Z");
    const seen = ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"].map((name) => {
      process.env["TZ"] = name;
      return [date.getDate(), shortDate(date), mediumDate(date)] as const;
    });
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
    // The local days differ, so the zones did change; what is shown does not.
    expect(new Set(seen.map(([local]) => local)).size).toBe(2);
    expect(new Set(seen.map(([, short]) => short))).toEqual(new Set(["2026/01/01"]));
    expect(new Set(seen.map(([, , medium]) => medium))).toEqual(new Set(["Jan 1, 2026, 12:30:00 AM"]));
  });
});
