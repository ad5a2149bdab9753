import { type Day, type Coordinates, type Times, dayOf } from "./day.ts";
import { instantOf } from "./zone.ts";

export type SkyDay = ReturnType<typeof shownDay>;

/** Some versions of Intl put a narrow no-break space before AM. */
const written = (instant: number, lang: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, options).format(instant).replaceAll("\u202F", " ");

const minute = 60_000;

const day = 86_400_000;

const nearestMinute = (instant: number) => Math.round(instant / minute) * minute;

/** Minutes from sunrise to sunset, computed from the displayed times. */
const sunlitOf = ({ sunrise = 0, sunset = 0 }: Times) =>
  ((nearestMinute(sunset) - nearestMinute(sunrise) + day) % day) / minute;

/** The index of the phase in eighths, starting at the new moon; quarters only on their own day. */
const nameOf = ({ phase, quarter }: Day["moon"]) =>
  quarter === undefined ? Math.floor(phase * 4) * 2 + 1 : quarter * 2;

/** A day for display, with times in the place's time zone. */
export const shownDay = (date: string, spot: Coordinates, zone: string, lang: string) => {
  const { times, lights, stays, moon } = dayOf(date, spot, zone);
  const start = instantOf(date, 0, zone);
  const end = instantOf(date, 24, zone);
  const texts = Object.entries(times).flatMap(([name, instant]) =>
    instant === undefined
      ? []
      : [[name, written(nearestMinute(instant), lang, { timeStyle: "short", timeZone: zone })]],
  );
  return {
    date: written(Date.parse(date), lang, { dateStyle: "long", timeZone: "UTC" }),
    times: Object.fromEntries(texts) as Partial<Record<keyof Times, string>>,
    lights,
    stays,
    sunlit: sunlitOf(times),
    /** Hour labels below the chart, and their positions as fractions of the day. */
    hours: [6, 12, 18].map((hour) => {
      const instant = instantOf(date, hour, zone);
      const text = written(instant, lang, { hour: "numeric", timeZone: zone });
      return { text, at: Math.round(((instant - start) / (end - start)) * 10_000) / 10_000 };
    }),
    moon: { name: nameOf(moon), phase: moon.phase, lit: moon.lit, stays: moon.stays },
  };
};
