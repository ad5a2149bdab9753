export const speedUnits = ["mph", "kmh", "kn"] as const;
export type SpeedUnit = (typeof speedUnits)[number];

/** A mile is 1.609344 km and a nautical mile 1.852 km by definition. */
const kilometers = { mph: 1.609344, kmh: 1, kn: 1.852 };

export const convertSpeed = (value: number, from: SpeedUnit, to: SpeedUnit): number =>
  from === to ? value : (value * kilometers[from]) / kilometers[to];
