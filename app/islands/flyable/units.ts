export const units = ["mph", "kmh", "kn"] as const;
export type Unit = (typeof units)[number];

/** A speed stays as it was entered, so that no change of unit wears it down. */
export type Speed = { value: number; unit: Unit };

/** A mile is 1.609344 km and a nautical mile 1.852 km by definition. */
const kilometers = { mph: 1.609344, kmh: 1, kn: 1.852 };

export const convert = ({ value, unit }: Speed, to: Unit): number =>
  unit === to ? value : (value * kilometers[unit]) / kilometers[to];

/** Arithmetic in binary leaves a trace in the last digits, which must not pass a limit. */
export const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

const tenths = { under: Math.ceil, most: Math.floor, least: Math.ceil };

/** The limit is rounded so that what is entered in tenths is on the same side of it as of the exact one. */
export const shownLimit = (limit: number, is: keyof typeof tenths, to: Unit) =>
  tenths[is](tidy(convert({ value: limit, unit: "mph" }, to) * 10)) / 10;

export const shownSpeed = (speed: Speed, to: Unit) =>
  speed.unit === to ? speed.value : Math.round(convert(speed, to) * 10) / 10;
