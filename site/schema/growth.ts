import { z } from "zod";
import { report } from "./messages.ts";

/** The order is the one in which the fields are shown. */

type Limits = { least?: number; most: number };

const bounds = (number: z.ZodNumber, { least = 0, most }: Limits) =>
  z
    .strictObject({
      start: number.describe("What stands there at first; the page is made with it."),
      min: number.min(least).describe("The least that can be asked for."),
      max: number.max(most).describe("The most that can be asked for."),
      step: number.positive().describe("How far one step of the slider goes; what is typed is rounded to it."),
    })
    .superRefine(({ start, min, max, step }, context) => {
      const steps = (start - min) / step;
      if (max <= min) report(context, ["max"], `expected more than min, ${min}, got ${max}`);
      else if (start < min || start > max) {
        report(context, ["start"], `expected a number from ${min} to ${max}, got ${start}`);
      } else if (Math.abs(steps - Math.round(steps)) > 1e-6) {
        report(context, ["start"], `expected ${min} and a number of steps of ${step}, got ${start}`);
      }
    });

export const growthFields = {
  contribution: bounds(z.number(), { most: 100_000 }).describe("Paid in at the end of each month."),
  years: bounds(z.int(), { least: 1, most: 80 }).describe("For how long, in whole years."),
  rate: bounds(z.number(), { most: 30 }).describe("The return in percent a year."),
  fee: bounds(z.number(), { most: 10 }).describe("The fees in percent a year, taken off the return."),
};
