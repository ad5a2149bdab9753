import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coordinates, dayOf } from "../../../../site/sky/day.ts";

type Place = Coordinates & { zone: string };

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The sunrise or sunset that falls on a day of universal time, which may be the day before or after on the place's clocks. */
const eventOn = (date: string, { zone, ...spot }: Place, name: "sunrise" | "sunset") =>
  [-1, 0, 1]
    .map((days) => dayOf(dayAfter(date, days), spot, zone).times[name] ?? NaN)
    .find((time) => time >= Date.parse(date) && time < Date.parse(dayAfter(date, 1)));

const minutesOff = (time: number | undefined, date: string, expected: string) =>
  Math.abs((time ?? NaN) - Date.parse(`${date}T${expected}Z`)) / 60_000;

const anchorage = { latitude: 61.216667, longitude: -149.866667, zone: "America/Anchorage" };
const auckland = { latitude: -36.833333, longitude: 174.8, zone: "Pacific/Auckland" };
const brasilia = { latitude: -15.8, longitude: -47.85, zone: "America/Sao_Paulo" };
const singapore = { latitude: 1.283333, longitude: 103.833333, zone: "Asia/Singapore" };
const longyearbyen = { latitude: 78.216667, longitude: 15.633333, zone: "Arctic/Longyearbyen" };

describe("the sun, compared with the US Naval Observatory", () => {
  // Its times in UTC, as github.com/klausbrunner/solarpositioning has them in usno_reference_testdata*.csv among its tests.
  it.each([
    ["Anchorage", "2020-01-05", anchorage, "19:11", "00:57"],
    ["Anchorage", "2020-09-25", anchorage, "15:53", "03:51"],
    ["Auckland", "2020-06-25", auckland, "19:34", "05:13"],
    ["Brasilia", "2020-03-25", brasilia, "09:16", "21:18"],
    ["Singapore", "2020-04-25", singapore, "22:58", "11:07"],
    ["Longyearbyen", "2020-10-05", longyearbyen, "06:06", "15:23"],
  ])("rises and sets over %s on %s to the minute", (_name, date, place, sunrise, sunset) => {
    expect(minutesOff(eventOn(date, place, "sunrise"), date, sunrise)).toBeLessThanOrEqual(0.8);
    expect(minutesOff(eventOn(date, place, "sunset"), date, sunset)).toBeLessThanOrEqual(0.8);
  });

  it.each([
    ["2020-12-15", "down"],
    ["2020-04-25", "up"],
    ["2020-09-15", undefined],
  ])("doesn't rise or set over Longyearbyen in winter and in summer: %s", (date, stays) => {
    const { zone, ...spot } = longyearbyen;
    const day = dayOf(date, spot, zone);
    expect(day.stays).toBe(stays);
    expect(day.times.sunrise === undefined).toBe(stays !== undefined);
    if (stays === "up") expect(day.lights.map(({ light }) => light)).not.toContain("twilight");
    if (stays === "down") expect(day.lights.map(({ light }) => light)).not.toContain("day");
  });
});

describe("the moon, compared with the US Naval Observatory", () => {
  // Its list of the phases of 2026, in UTC, which github.com/mourner/suncalc has in test/moon-phases.json.
  it.each([
    ["2026-01-03", 2],
    ["2026-08-12", 0],
    ["2026-09-26", 2],
    ["2026-10-03", 3],
    ["2026-10-18", 1],
    ["2026-11-09", 0],
  ] as const)("reaches its quarter on %s and not on the days before and after", (date, quarter) => {
    const at = (days: number) => dayOf(dayAfter(date, days), { latitude: 0, longitude: 0 }, "UTC").moon;
    expect([at(-1).quarter, at(0).quarter, at(1).quarter]).toEqual([undefined, quarter, undefined]);
    if (quarter === 2) expect(at(0).lit).toBeGreaterThanOrEqual(98);
    if (quarter === 0) expect(at(0).lit).toBeLessThanOrEqual(2);
  });
});

describe("moonrise and moonset, compared with the US Naval Observatory", () => {
  // Its tables of 2019 for 29 and 80 degrees north, as github.com/cosinekitty/astronomy has them in generate/riseset.
  const florida = { latitude: 29, longitude: -81 };
  it.each([
    ["2019-01-01", "08:12", "19:34"],
    ["2019-01-07", "13:27", undefined],
    ["2019-01-22", undefined, "13:32"],
    ["2019-06-17", undefined, "10:38"],
  ])("are those of %s to the minute, or are missing", (date, rise, set) => {
    const { times, moon } = dayOf(date, florida, "UTC");
    expect(moon.stays).toBeUndefined();
    for (const [time, expected] of [
      [times.moonrise, rise],
      [times.moonset, set],
    ] as const) {
      if (expected === undefined) expect(time).toBeUndefined();
      else expect(minutesOff(time, date, expected)).toBeLessThanOrEqual(1.2);
    }
  });

  it("fall on the local day: a rise at 00:49 UTC is on the evening before in New York", () => {
    const before = dayOf("2019-01-22", florida, "America/New_York").times.moonrise;
    expect(minutesOff(before, "2019-01-23", "00:49")).toBeLessThanOrEqual(1.2);
  });

  it.each([
    ["2019-01-05", "down"],
    ["2019-01-20", "up"],
    ["2019-02-08", undefined],
  ])("don't happen near the pole while the moon stays up or down: %s", (date, stays) => {
    const { times, moon } = dayOf(date, { latitude: 80, longitude: 0 }, "UTC");
    expect(moon.stays).toBe(stays);
    expect(times.moonrise === undefined && times.moonset === undefined).toBe(stays !== undefined);
  });
});

describe("a day", () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const someday = fc
    .date({ min: new Date("1950-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const zone = fc.constantFrom("UTC", "America/Denver", "Asia/Kolkata", "Pacific/Auckland");

  it("is covered by light and dark from midnight to midnight without a gap, anywhere", () => {
    fc.assert(
      fc.property(someday, anywhere, zone, (date, spot, clocks) => {
        const { lights, moon } = dayOf(date, spot, clocks);
        const ends = lights.map(({ to }) => to);
        expect(ends.at(-1)).toBe(1);
        expect(ends).toEqual(ends.toSorted((one, other) => one - other));
        lights.slice(1).forEach(({ light }, index) => expect(light).not.toBe(lights[index]?.light));
        expect(moon.lit).toBeCloseTo(50 * (1 - Math.cos(2 * Math.PI * moon.phase)), -1);
      }),
    );
  });
});
