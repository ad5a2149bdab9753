import { getMoonIllumination, getMoonPosition, getMoonTimes, getPosition, getTimes } from "suncalc";
import { instantOf } from "./zone.ts";

/** The sun and the moon over one day at one place, computed at build time and, for other days, in the browser. */

export type Coordinates = { latitude: number; longitude: number };

export type Light = "night" | "twilight" | "blue" | "golden" | "day";

type SunTime = "nightEnd" | "dawn" | "sunrise" | "goldenEnd" | "goldenStart" | "sunset" | "dusk" | "nightStart";

/**
 * In milliseconds since 1970. Near the poles some changes of light don't happen; anywhere, moonrise or moonset is
 * missing about once a month.
 */
export type Times = Partial<Record<SunTime | "moonrise" | "moonset", number>>;

export type Day = ReturnType<typeof dayOf>;

const dayLength = 86_400_000;

/**
 * The sun's apparent altitude in degrees below which each light applies: -18, -6, -0.833 and 6 degrees, plus atmospheric
 * refraction, which is 0.48 degrees at the horizon and 0.14 at 6 degrees.
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

/** The periods of light from midnight to midnight; each ends at a fraction of the day. */
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

/** suncalc works on UTC days; a local day overlaps two of them. */
const moonTimes = (start: number, end: number, { latitude, longitude }: Coordinates) => {
  const found = [start, end].map((instant) => getMoonTimes(new Date(instant), latitude, longitude));
  const within = (name: "rise" | "set") =>
    found.map((times) => times[name]?.getTime() ?? NaN).find((at) => at >= start && at < end);
  return { moonrise: within("rise"), moonset: within("set") };
};

/**
 * The moon of the following night: its phase, from 0 at one new moon to 1 at the next, and its illuminated part. Quarters,
 * full and new moon apply only to the day on which they fall.
 */
const moonOf = (start: number, end: number) => {
  const { fraction, phase } = getMoonIllumination(new Date(end));
  const [before, after] = [Math.floor(phaseAt(start) * 4), Math.floor(phase * 4)];
  const lit = Math.round(fraction * 100);
  return {
    phase: Math.round(phase * 1000) / 1000,
    // Only the full moon has 100% and only the new moon 0%.
    lit: before === after ? Math.min(99, Math.max(1, lit)) : lit,
    quarter: before === after ? undefined : after % 4,
  };
};

/** Whether it stays above or below the horizon all day. */
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
