import { expect, it } from "vitest";
import { mediumDate, monthDate, shortDate } from "../../../../site/compile/dates.ts";
import { english } from "../../../../site/words/english.ts";
import { localizeWith } from "../../../../site/words/phrase.ts";

const pattern = localizeWith(english, {}, "en").footer.date;

it("the footer's date is yyyy/MM/dd, or in the owner's format", () => {
  expect(shortDate(new Date("1999-12-31T23:59:59Z"), pattern)).toBe("1999/12/31");
  const german = localizeWith(english, { footer: { date: "{day}.{month}.{year}" } }, "de").footer.date;
  expect(shortDate(new Date("2026-01-02T00:00:00Z"), german)).toBe("02.01.2026");
});

it("the medium date follows the language, with ordinary spaces", () => {
  expect(mediumDate(new Date("2026-06-05T00:00:00Z"), "en")).toBe("Jun 5, 2026, 12:00:00 AM");
  expect(mediumDate(new Date("2026-06-15T13:07:00Z"), "en")).toBe("Jun 15, 2026, 1:07:00 PM");
  expect(mediumDate(new Date("2026-06-15T19:03:01Z"), "de")).toBe("15.06.2026, 19:03:01");
  expect(monthDate("2026-03", "de")).toBe("März 2026");
});

it("dates are the same in every time zone", () => {
  const zone = process.env["TZ"];
  const date = new Date("2026-01-01T00:30:00Z");
  const seen = ["Pacific/Honolulu", "Pacific/Kiritimati"].map((name) => {
    process.env["TZ"] = name;
    return [date.getDate(), shortDate(date, pattern), mediumDate(date, "en")];
  });
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
  expect(seen).toEqual([
    [31, "2026/01/01", "Jan 1, 2026, 12:30:00 AM"],
    [1, "2026/01/01", "Jan 1, 2026, 12:30:00 AM"],
  ]);
});
