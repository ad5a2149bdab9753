import { z } from "zod";
import { differIn, expected, report } from "./messages.ts";
import { alt, comment, glbPath, line, listOf, markdown, picturePath, slug, stlPath, text, textLike } from "./parts.ts";

/** The fields of the blocks that are tools. */

/** Seconds, up to an hour. */
const seconds = z.int().max(3600);

const preset = z.strictObject({
  title: text,
  comment,
  rounds: z.int().min(1).max(99),
  /** Work in each round. */
  work: seconds.min(1),
  /** Between two rounds. */
  rest: seconds.min(0),
  /** Before the first round. */
  ready: seconds.min(0).default(10),
});

export const timerFields = {
  caption: text,
  /** The first is the default. */
  presets: listOf(preset).superRefine(differIn("title")),
};

const bounds = (number: z.ZodNumber, { least = 0, most }: { least?: number; most: number }) =>
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
        report(context, ["start"], `expected ${min} (min) plus a multiple of ${step} (step), got ${start}`);
      }
    });

/** In the order in which the fields are shown. */
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

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
};

const place = z.strictObject({
  title: text,
  /** Degrees north; south is negative. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east; west is negative, as everywhere in America. */
  longitude: z.number().min(-180).max(180),
  zone: textLike("a time zone such as America/Denver", isZone),
});

export const skyFields = {
  /** The initial day, such as 2026-11-03. */
  date: z.iso.date({ abort: true }).refine((day) => day >= "1900" && day < "2101", expected("a day from 1900 to 2100")),
  /** Places to choose from; the first is the default. */
  places: listOf(place).superRefine(differIn("title")),
  text: markdown,
};

/** For a page without blocks. */
export const skySection = z.strictObject({
  title: text,
  intro: line.optional(),
  ...skyFields,
});

const print = z.strictObject({
  stl: stlPath,
  settings: listOf(z.strictObject({ term: text, text: line })),
});

export const modelItem = z.strictObject({
  title: text,
  /** The name of downloaded files; defaults to the title's slug. */
  slug: slug.optional(),
  file: glbPath,
  /** Shown until a visitor opens the model, ideally with a transparent background. */
  imgUrl: picturePath,
  alt,
  comment,
  /** The initial camera angle in degrees from the front, ideally that of the picture. */
  turn: z.number().default(35),
  print: print.optional(),
});
