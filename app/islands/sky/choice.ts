import type { SkyPlace } from "../../../site/compile/view.ts";
import { isWithin, snap } from "../../lib/range.ts";

export type Coordinates = { latitude: number; longitude: number };

/** The selected day and place; `place` is the name of one of the owner's places, and unset for custom coordinates. */
export type Choice = { date: string; spot: Coordinates; place?: string };

/** The step is about a kilometer, a few seconds of sunrise: more exact positions are not stored. */
export const ranges = {
  latitude: { min: -90, max: 90, step: 0.01 },
  longitude: { min: -180, max: 180, step: 0.01 },
};

export const days = { min: "1900-01-01", max: "2100-12-31" } as const;

export const isDate = (value: unknown): value is string =>
  typeof value === "string" &&
  value >= days.min &&
  value <= days.max &&
  new Date(value).toJSON() === `${value}T00:00:00.000Z`;

export const atPlace = (date: string, { title, latitude, longitude }: SkyPlace): Choice => ({
  date,
  place: title,
  spot: { latitude, longitude },
});

export const readChoice = (stored: unknown, places: SkyPlace[]): Choice | undefined => {
  const { date, place, spot } = Object(stored) as Choice;
  if (!isDate(date)) return undefined;
  const known = places.find(({ title }) => title === place);
  if (known) return atPlace(date, known);
  const { latitude, longitude } = Object(spot) as Coordinates;
  if (!isWithin(latitude, ranges.latitude) || !isWithin(longitude, ranges.longitude)) return undefined;
  return { date, spot: { latitude, longitude } };
};

export const today = (now: Date): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: snap(latitude, ranges.latitude),
  longitude: snap(longitude, ranges.longitude),
});
