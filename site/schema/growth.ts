import { z } from "zod";
import { report } from "./messages.ts";

/** In the order in which the fields are shown. */

type Limits = { least?: number; most: number };

const bounds = (number: z.ZodNumber, { least = 0, most }: Limits) =>
  z
    .strictObject({
      start: number,
      min: number.min(least),
      max: number.max(most),
      /** The slider's step; typed values are rounded to it. */
      step: number.positive(),
    })
    .superRefine(({ start, min, max, step }, context) => {
      const steps = (start - min) / step;
      if (max <= min) report(context, ["max"], `must be greater than min (${min}), got ${max}`);
      else if (start < min || start > max) {
        report(context, ["start"], `expected a number from ${min} to ${max}, got ${start}`);
      } else if (Math.abs(steps - Math.round(steps)) > 1e-6) {
        report(context, ["start"], `must be a multiple of ${step} from ${min}, got ${start}`);
      }
    });

export const growthFields = {
  /** Paid in at the end of each month. */
  contribution: bounds(z.number(), { most: 100_000 }),
  /** In whole years. */
  years: bounds(z.int(), { least: 1, most: 80 }),
  /** The return in percent a year. */
  rate: bounds(z.number(), { most: 30 }),
  /** The fees in percent a year, taken off the return. */
  fee: bounds(z.number(), { most: 10 }),
};
