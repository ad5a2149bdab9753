const partsOf = (instant: number, zone: string) => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return parts as Record<"year" | "month" | "day" | "hour" | "minute" | "second", string>;
};

/** Clocks there are so many milliseconds ahead of universal time at that moment. */
const offsetAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = partsOf(instant, zone);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(instant / 1000) * 1000;
};

export const instantOf = (date: string, hour: number, zone: string): number => {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  const first = shown - offsetAt(shown, zone);
  return shown - offsetAt(first, zone);
};
