import type { ClothingRow } from "../../../site/compile/view.ts";

/** Temperatures are in °F and wind in mph. */

/** The validity limits of the National Weather Service's formula. */
export const chillBounds = { temperature: 50, wind: 3 };

export const isWarm = (temperature: number) => temperature > chillBounds.temperature;
export const isCalm = (wind: number) => wind < chillBounds.wind;

/** The formula of 2001, rounded to whole degrees as published. */
export const felt = (temperature: number, wind: number) => {
  if (isWarm(temperature) || isCalm(wind)) return temperature;
  const speed = wind ** 0.16;
  const chill = 35.74 + 0.6215 * temperature - 35.75 * speed + 0.4275 * temperature * speed;
  // Rounding must not make it warmer than the air.
  return Math.min(temperature, Math.round(chill));
};

type Range = Pick<ClothingRow, "from" | "to">;

/** Ranges exclude their upper bound; if there are gaps, as between 20-29 and 30-39, the nearest range matches. */
export const rowFor = (rows: readonly Range[], temperature: number) => {
  const row = rows.findIndex(({ from = -Infinity, to = Infinity }) => from <= temperature && temperature < to);
  if (row >= 0) return row;
  const whole = Math.round(temperature);
  return rows.findIndex(({ from = Infinity, to = -Infinity }) => from <= whole && whole <= to);
};
