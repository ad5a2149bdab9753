import type { ClothingRow } from "../../../site/compile/view.ts";

/** Temperatures are in °F and wind in miles per hour. */

/** The National Weather Service's formula holds within these. */
export const chillBounds = { temperature: 50, wind: 3 };

export const isWarm = (temperature: number) => temperature > chillBounds.temperature;
export const isCalm = (wind: number) => wind < chillBounds.wind;

/** The wind chill is that of 2001, to the degree as it is published. */
export const felt = (temperature: number, wind: number) => {
  if (isWarm(temperature) || isCalm(wind)) return temperature;
  const speed = wind ** 0.16;
  const chill = 35.74 + 0.6215 * temperature - 35.75 * speed + 0.4275 * temperature * speed;
  // Rounding up must not make it warmer than it is.
  return Math.min(temperature, Math.round(chill));
};

type Range = Pick<ClothingRow, "from" | "to">;

/** A range ends before its last degree; in a table of whole degrees such as 20-29 and 30-39 the nearest counts. */
export const rowFor = (rows: readonly Range[], temperature: number) => {
  const row = rows.findIndex(({ from = -Infinity, to = Infinity }) => from <= temperature && temperature < to);
  if (row >= 0) return row;
  const whole = Math.round(temperature);
  return rows.findIndex(({ from = Infinity, to = -Infinity }) => from <= whole && whole <= to);
};
