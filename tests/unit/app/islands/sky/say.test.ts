import { expect, it } from "vitest";
import { newsText, spansOf, sunNote } from "../../../../../app/islands/sky/say.ts";
import { shownDay } from "../../../../../site/sky/shown.ts";

const teton = { latitude: 43.79, longitude: -110.68 };
const north = { latitude: 80, longitude: 0 };
const said = (date: string, spot: typeof teton, zone: string) =>
  newsText({ choice: { date, spot, place: "Here" }, shown: shownDay(date, spot, zone, "en") });

it.each([
  ["2026-09-26", teton, "America/Denver", ""],
  ["2026-10-03", teton, "America/Denver", "The moon does not rise on this day."],
  ["2026-10-18", teton, "America/Denver", "The moon does not set on this day."],
  [
    "2019-01-05",
    north,
    "UTC",
    "The sun does not rise on this day. The moon stays under the horizon all day and all night.",
  ],
  ["2019-06-05", north, "UTC", "The sun does not set on this day. The moon is up all day and all night."],
])("says plainly what does not happen: %s", (date, spot, zone, text) => {
  expect(said(date, spot, zone).split("Here")[0]?.trim()).toBe(text);
});

it.each([
  ["2026-09-26", teton, "America/Denver", "The sun is up for 11 h 57 min."],
  ["2019-01-05", north, "UTC", "The sun does not rise on this day."],
])("has a sentence about the sun on every day: %s", (date, spot, zone, text) => {
  expect(sunNote(shownDay(date, spot, zone, "en"))).toBe(text);
});

it("tells a visitor the moon's times with the sun's", () => {
  const shown = shownDay("2026-10-03", teton, "America/Denver", "en-US");
  expect(newsText({ choice: { date: "2026-10-03", spot: teton, place: "Teton" }, shown })).toBe(
    "The moon does not rise on this day. Teton, October 3, 2026. Sunrise: 7:23 AM. Sunset: 7:00 PM. Moonrise: None. " +
      "Moonset: 3:31 PM. Last quarter, 42% lit.",
  );
});

it("has blue hours between twilight and gold", () => {
  const shown = shownDay("2026-09-26", teton, "America/Denver", "en-US");
  const firm = (text: string) => text.replaceAll(/ (?=[AP]M)/g, "\u00A0");
  expect(spansOf("blue", shown)).toEqual(["6:46 AM to 7:15 AM", "7:12 PM to 7:41 PM"].map(firm));
  expect(spansOf("twilight", shown)[1]).toBe(firm("7:41 PM to 8:49 PM"));
});
