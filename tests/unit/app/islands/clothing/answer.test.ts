import { describe, expect, it } from "vitest";
import { answerTo, boundsIn } from "../../../../../app/islands/clothing/answer.ts";
import type { Choice } from "../../../../../app/islands/clothing/units.ts";

const rows = [
  { temperature: "15+", layer: "Shell", layerNight: "Fleece", from: 15 },
  { temperature: "<15", layer: "Down", layerNight: "All of that", to: 15 },
];

const choice = (part: Partial<Choice>): Choice => ({ temperature: 20, wind: 0, celsius: false, kmh: false, ...part });

/** Numbers stand on one line with their units; a test reads better with plain spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const textOf = (part: Partial<Choice>) => plain(answerTo(rows, choice(part)).text);

describe("the clothing answer", () => {
  it.each<[Partial<Choice>, string]>([
    [{ wind: 30 }, "20 °F with 30 mph wind feels like 1 °F."],
    [{ wind: 30, celsius: true }, "−6.7 °C with 30 mph wind feels like −17 °C."],
    [{ wind: 30, kmh: true }, "20 °F with 48.3 km/h wind feels like 1 °F."],
    [{ wind: 2.9 }, "20 °F. Not windy enough for wind chill."],
    [{ temperature: 50.5, wind: 30 }, "50.5 °F. Too warm for wind chill."],
    [{ temperature: 32, wind: 5, celsius: true }, "0 °C with 5 mph wind feels like −3 °C."],
  ])("describes %j", (part, sentence) => expect(textOf(part)).toBe(sentence));

  it("picks the row for the wind chill", () => {
    expect(answerTo(rows, choice({})).row).toBe(0);
    expect(answerTo(rows, choice({ wind: 10 }))).toMatchObject({ row: 1, worn: rows[1] });
  });

  it("announces one sentence", () => {
    const { announcement } = answerTo(rows, choice({ wind: 10 }));
    expect(plain(announcement)).toBe("20 °F with 10 mph wind feels like 9 °F. Sunny day: Down. Night: All of that.");
  });

  it("says so when the table has no row", () => {
    const { row, worn, text, announcement } = answerTo(rows.slice(0, 1), choice({ temperature: 5 }));
    expect([row, worn]).toEqual([-1, undefined]);
    expect(text).toContain("no row");
    expect(announcement).toBe(text);
  });

  it("shows the formula's limits in the chosen units", () => {
    expect(plain(boundsIn(choice({})))).toContain("valid up to 50 °F with winds of at least 3 mph");
    expect(plain(boundsIn(choice({ celsius: true, kmh: true })))).toContain(
      "up to 10 °C with winds of at least 4.8 km/h",
    );
  });
});
