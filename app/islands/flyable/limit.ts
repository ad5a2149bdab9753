import type { Bound } from "../../../site/compile/view.ts";
import { type SpeedUnit, convertSpeed } from "../../lib/speed.ts";

/** Arithmetic in binary leaves a trace in the last digits, which must not pass a limit. */
export const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

export const exceeds = (value: number, { is, limit }: Bound) => {
  if (is === "under") return value >= limit;
  return is === "most" ? value > limit : value < limit;
};

const tenths = { under: Math.ceil, most: Math.floor, least: Math.ceil };

/** The limit is rounded so that what is entered in tenths is on the same side of it as of the exact one. */
export const limitIn = ({ is, limit }: Bound, unit: SpeedUnit) =>
  tenths[is](tidy(convertSpeed(limit, "mph", unit) * 10)) / 10;
