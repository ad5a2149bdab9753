import fc from "fast-check";
import { expect, it } from "vitest";
import { announcementOf, spansOf, sunNote } from "../../../../../app/islands/sky/format.ts";
import { litPath } from "../../../../../app/islands/sky/stats.tsx";
import { shownDay } from "../../../../../site/sky/shown.ts";

const teton = { latitude: 43.79, longitude: -110.68 };
const arctic = { latitude: 80, longitude: 0 };

it.each([
  ["2026-09-26", teton, "America/Denver", "", "Daylight: 11 hr 57 min."],
  ["2026-10-03", teton, "America/Denver", "The moon doesn't rise on this day.", "Daylight: 11 hr 37 min."],
  [
    "2019-01-05",
    arctic,
    "UTC",
    "The sun doesn't rise on this day. The moon stays below the horizon all day.",
    "The sun doesn't rise on this day.",
  ],
  [
    "2019-06-05",
    arctic,
    "UTC",
    "The sun doesn't set on this day. The moon is up all day.",
    "The sun doesn't set on this day.",
  ],
])(
  "what does not happen on %s is announced first, and there is a sentence about the sun",
  (date, spot, zone, ...texts) => {
    const shown = shownDay(date, spot, zone, "en");
    const announced = announcementOf({ choice: { date, spot, place: "Here" }, shown })
      .split("Here")[0]
      ?.trim();
    expect([announced, sunNote(shown)]).toEqual(texts);
  },
);

it("announces sun and moon times, and lists the hours of each light in the table", () => {
  const choice = { date: "2026-10-03", spot: teton, place: "Teton" };
  const shown = shownDay("2026-10-03", teton, "America/Denver", "en-US");
  expect(announcementOf({ choice, shown })).toBe(
    "The moon doesn't rise on this day. Teton, October 3, 2026. Sunrise: 7:23 AM. Sunset: 7:00 PM. Moonrise: None. " +
      "Moonset: 3:31 PM. Last quarter, 42% lit.",
  );
  const spans = spansOf("blue", shownDay("2026-09-26", teton, "America/Denver", "en-US"));
  expect(spans.join(", ").replaceAll("\u00A0", " ")).toBe("6:46 AM to 7:15 AM, 7:12 PM to 7:41 PM");
});

/** The area within the path, worked out from its arcs: half of the disc, and half of an ellipse more or less. */
const areaOf = (path: string) => {
  const [, edge, width, line] = /^M0-1A1 1 0 0 (\d) 0 1A(.+) 1 0 0 (\d) 0-1Z$/.exec(path) ?? [];
  const half = Math.PI / 2;
  return edge === line ? half + half * Number(width) : half - half * Number(width);
};

it("the moon drawing shows the lit share, mirrored in the southern hemisphere", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (phase, isSouth) => {
      const lit = (1 - Math.cos(2 * Math.PI * phase)) / 2;
      expect(areaOf(litPath(phase, isSouth)) / Math.PI).toBeCloseTo(lit, 2);
    }),
  );
  expect(litPath(0.1, false)).toMatch(/^M0-1A1 1 0 0 1 /);
  expect(litPath(0.1, true)).toMatch(/^M0-1A1 1 0 0 0 /);
});
