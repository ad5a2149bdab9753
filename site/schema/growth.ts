import { z } from "zod";
import { report } from "./messages.ts";

/** The order is the one in which the fields are shown. */

type Limits = { least?: number; most: number };

const bounds = (number: z.ZodNumber, { least = 0, most }: Limits) =>
  z
    .strictObject({
      start: number,
      min: number.min(least),
      max: number.max(most),
      /** How far one step of the slider goes; what is typed is rounded to it. */
      step: number.positive(),
    })
    .superRefine(({ start, min, max, step }, context) => {
      const steps = (start - min) / step;
      if (max <= min) report(context, ["max"], `expected more than min, ${min}, got ${max}`);
      else if (start < min || start > max) {
        report(context, ["start"], `expected a number from ${min} to ${max}, got ${start}`);
      } else if (Math.abs(steps - Math.round(steps)) > 1e-6) {
        report(context, ["start"], `expected ${min} plus a multiple of ${step}, got ${start}`);
      }
    });

export const growthFields = {
  /** Paid in at the end of each month. */
  contribution: bounds(z.number(), { most: 100_000 }),
  /** For how long, in whole years. */
  years: bounds(z.int(), { least: 1, most: 80 }),
  /** The return in percent a year. */
  rate: bounds(z.number(), { most: 30 }),
  /** The fees in percent a year, taken off the return. */
  fee: bounds(z.number(), { most: 10 }),
};
