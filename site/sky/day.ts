import { getMoonIllumination, getMoonPosition, getMoonTimes, getPosition, getTimes } from "suncalc";
import { instantOf } from "./zone.ts";

/** The sun and the moon over one day at one place. Runs while pages are made, and in browsers once a visitor asks. */

export type Coordinates = { latitude: number; longitude: number };

export type Light = "night" | "twilight" | "blue" | "golden" | "day";

type SunTime = "nightEnd" | "dawn" | "sunrise" | "goldenEnd" | "goldenStart" | "sunset" | "dusk" | "nightStart";

/**
 * When the light changes, which near the poles it does not always do, and when the moon comes and goes, one of which is
 * left out about once a month anywhere. In milliseconds since 1970.
 */
export type Times = Partial<Record<SunTime | "moonrise" | "moonset", number>>;

export type Day = ReturnType<typeof dayOf>;

const dayLength = 86_400_000;

/**
 * Heights of the sun, in degrees, below which a light holds: 18, 6 and 0.833 degrees under the horizon and 6 above it, as
 * they look through the air, which lifts what is seen by 0.48 degrees at the horizon and by 0.14 there.
 */
const heights: [Light, number][] = [
  ["night", -18 + 0.484],
  ["twilight", -6 + 0.484],
  ["blue", -0.833 + 0.484],
  ["golden", 6.14],
];

const lightAt = (instant: number, { latitude, longitude }: Coordinates): Light => {
  const { altitude } = getPosition(new Date(instant), latitude, longitude);
  return heights.find(([, height]) => altitude < height)?.[0] ?? "day";
};

const timesAround = (noon: number, { latitude, longitude }: Coordinates) => {
  const found = getTimes(new Date(noon), latitude, longitude);
  const { nightEnd, dawn, sunrise, goldenHourEnd: goldenEnd, goldenHour: goldenStart, sunset, dusk, night } = found;
  const named = { nightEnd, dawn, sunrise, goldenEnd, goldenStart, sunset, dusk, nightStart: night };
  const times: Times = Object.fromEntries(
    Object.entries(named).flatMap(([name, date]) => (date ? [[name, date.getTime()]] : [])),
  );
  return { times, isUp: found.alwaysUp === true, isDown: found.alwaysDown === true };
};

/** What light there is from midnight to midnight; each part ends at a share of the day. */
const lightsOf = (start: number, end: number, noon: number, spot: Coordinates) => {
  const changes = [-1, 0, 1].flatMap((day) => Object.values(timesAround(noon + day * dayLength, spot).times));
  const edges = [...changes.filter((at) => at > start && at < end).toSorted((one, other) => one - other), end];
  const lights: { light: Light; to: number }[] = [];
  let from = start;
  for (const edge of edges) {
    const light = lightAt((from + edge) / 2, spot);
    const to = Math.round(((edge - start) / (end - start)) * 10_000) / 10_000;
    if (lights.at(-1)?.light === light) lights.pop();
    lights.push({ light, to });
    from = edge;
  }
  return lights;
};

const phaseAt = (instant: number) => getMoonIllumination(new Date(instant)).phase;

/** The library looks through days of universal time; one of the place's days has parts of two. */
const moonTimes = (start: number, end: number, { latitude, longitude }: Coordinates) => {
  const found = [start, end].map((instant) => getMoonTimes(new Date(instant), latitude, longitude));
  const within = (name: "rise" | "set") =>
    found.map((times) => times[name]?.getTime() ?? NaN).find((at) => at >= start && at < end);
  return { moonrise: within("rise"), moonset: within("set") };
};

/**
 * The moon of the night that follows: where it is between one new moon and the next, from 0 to 1, and how much of it is
 * lit. A quarter has its name on the day on which it falls.
 */
const moonOf = (start: number, end: number) => {
  const { fraction, phase } = getMoonIllumination(new Date(end));
  const [before, after] = [Math.floor(phaseAt(start) * 4), Math.floor(phase * 4)];
  const lit = Math.round(fraction * 100);
  return {
    phase: Math.round(phase * 1000) / 1000,
    // All of it and nothing are said of the full and the new moon alone.
    lit: before === after ? Math.min(99, Math.max(1, lit)) : lit,
    quarter: before === after ? undefined : after % 4,
  };
};

/** What stays above the horizon all day, or below it. */
const staying = (isUp: boolean, isDown: boolean): "up" | "down" | undefined =>
  isUp ? "up" : isDown ? "down" : undefined;

export const dayOf = (date: string, spot: Coordinates, zone: string) => {
  const start = instantOf(date, 0, zone);
  const end = instantOf(date, 24, zone);
  const noon = instantOf(date, 12, zone);
  const { times, isUp, isDown } = timesAround(noon, spot);
  const { moonrise, moonset } = moonTimes(start, end, spot);
  const isMoonUp = getMoonPosition(new Date(noon), spot.latitude, spot.longitude).altitude > 0;
  const moonStays = moonrise === undefined && moonset === undefined;
  return {
    times: { ...times, moonrise, moonset } as Times,
    lights: lightsOf(start, end, noon, spot),
    stays: staying(isUp, isDown),
    moon: { ...moonOf(start, end), stays: staying(moonStays && isMoonUp, moonStays) },
  };
};
