/** The zone's offset from UTC at that moment, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d):?(\d\d)?/.exec(name) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
};

export const instantOf = (date: string, hour: number, zone: string): number => {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  const first = shown - offsetAt(shown, zone);
  return shown - offsetAt(first, zone);
};
