export const speedUnits = ["mph", "kmh", "kn"] as const;
export type SpeedUnit = (typeof speedUnits)[number];

/** Kilometers per mile and per nautical mile, by definition. */
const kilometers = { mph: 1.609344, kmh: 1, kn: 1.852 };

export const convertSpeed = (value: number, from: SpeedUnit, to: SpeedUnit): number =>
  from === to ? value : (value * kilometers[from]) / kilometers[to];
