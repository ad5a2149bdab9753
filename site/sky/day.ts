import { getMoonIllumination, getPosition, getTimes } from "suncalc";
import { instantOf } from "./zone.ts";

/** This runs while pages are made, and in browsers once a visitor asks. */

export type Spot = { latitude: number; longitude: number };

export type Light = "night" | "twilight" | "golden" | "day";

/** Some changes of light do not happen near the poles. Times are in milliseconds since 1970. */
export type Times = Partial<
  Record<"nightEnd" | "sunrise" | "goldenEnd" | "goldenStart" | "sunset" | "nightStart", number>
>;

export type Day = {
  times: Times;
  /** Each part from midnight to midnight ends at a share of the day. */
  lights: { light: Light; to: number }[];
  stays?: "up" | "down";
  /** The phase goes from 0 at one new moon to 1 at the next; it is that of the day's end. */
  moon: { phase: number; lit: number; quarter?: 0 | 1 | 2 | 3 };
};

const dayLength = 86_400_000;

/** A light holds below its height of the sun in degrees; the air lifts what is seen by 0.48 degrees at the horizon. */
const heights: [Light, number][] = [
  ["night", -18 + 0.484],
  ["twilight", -0.833 + 0.484],
  ["golden", 6.14],
];

const lightAt = (instant: number, { latitude, longitude }: Spot): Light => {
  const { altitude } = getPosition(new Date(instant), latitude, longitude);
  return heights.find(([, height]) => altitude < height)?.[0] ?? "day";
};

const timesAround = (noon: number, { latitude, longitude }: Spot) => {
  const found = getTimes(new Date(noon), latitude, longitude);
  const { nightEnd, sunrise, goldenHourEnd, goldenHour, sunset, night } = found;
  const named = { nightEnd, sunrise, goldenEnd: goldenHourEnd, goldenStart: goldenHour, sunset, nightStart: night };
  const times: Times = Object.fromEntries(
    Object.entries(named).flatMap(([name, date]) => (date ? [[name, date.getTime()]] : [])),
  );
  return { times, isUp: found.alwaysUp === true, isDown: found.alwaysDown === true };
};

const lightsOf = (start: number, end: number, noon: number, spot: Spot): Day["lights"] => {
  const changes = [-1, 0, 1].flatMap((day) => Object.values(timesAround(noon + day * dayLength, spot).times));
  const edges = [...changes.filter((at) => at > start && at < end).toSorted((one, other) => one - other), end];
  const lights: Day["lights"] = [];
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

/** The moon is that of the night that follows; a quarter has its name on the day on which it falls. */
const moonOf = (start: number, end: number): Day["moon"] => {
  const { fraction, phase } = getMoonIllumination(new Date(end));
  const [before, after] = [Math.floor(phaseAt(start) * 4), Math.floor(phase * 4)];
  return {
    phase: Math.round(phase * 1000) / 1000,
    lit: Math.round(fraction * 100),
    ...(before === after ? {} : { quarter: (after % 4) as 0 | 1 | 2 | 3 }),
  };
};

export const dayOf = (date: string, spot: Spot, zone: string): Day => {
  const start = instantOf(date, 0, zone);
  const end = instantOf(date, 24, zone);
  const noon = instantOf(date, 12, zone);
  const { times, isUp, isDown } = timesAround(noon, spot);
  return {
    times,
    lights: lightsOf(start, end, noon, spot),
    ...(isUp || isDown ? { stays: isUp ? "up" : "down" } : {}),
    moon: moonOf(start, end),
  };
};
