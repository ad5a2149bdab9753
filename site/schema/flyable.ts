import { z } from "zod";
import { report } from "./messages.ts";
import { listOf, text } from "./parts.ts";

const amount = z.number().nonnegative();

const ceiling = z
  .strictObject({
    /** Exclusive. */
    under: amount.optional(),
    /** Inclusive. */
    most: amount.optional(),
  })
  .refine(({ under, most }) => (under === undefined) !== (most === undefined), {
    error: "expected one of under and most",
  });

const level = z.strictObject({
  title: text,
  /** The level applies up to this many hours of airtime; omit it on the last level. */
  upTo: amount.optional(),
  /** The average wind on the ground, in mph. */
  wind: ceiling,
  gust: ceiling.optional(),
  /** The gusts minus the lull, in mph. */
  spread: ceiling.optional(),
  /** The wind at 1,000 feet, in mph. */
  aloft: ceiling.optional(),
});

type Level = z.infer<typeof level>;

const optional = ["gust", "spread", "aloft"] as const;

const checkLevels = (levels: Level[], context: z.core.$RefinementCtx) => {
  levels.forEach((own, index) => {
    const isLast = index === levels.length - 1;
    const before = levels[index - 1]?.upTo ?? -1;
    const { upTo } = own;
    if (isLast !== (upTo === undefined)) {
      const message = isLast ? "the last level has no upTo: remove it" : "required on every level but the last";
      report(context, [index, "upTo"], message);
    }
    if (upTo !== undefined && upTo <= before) {
      report(context, [index, "upTo"], `expected more than ${before} hours, got ${upTo}`);
    }
    for (const field of optional) {
      if ((own[field] === undefined) === (levels[0]?.[field] === undefined)) continue;
      report(context, [index, field], "expected a limit on all levels or on none");
    }
  });
};

/** Shown when the limit is exceeded. */
const why = text.optional();

export const flyableFields = {
  caption: text,
  levels: listOf(level).superRefine(checkLevels),
  /** The maximum angle between wind and launch direction, in degrees. */
  angle: z.strictObject({ most: amount.max(180) }).optional(),
  /** The minimum cloud base above ground, in feet. */
  base: z.strictObject({ least: amount }).optional(),
  /** The reason for each limit, in your own words. */
  reasons: z.strictObject({ wind: why, gust: why, spread: why, aloft: why, angle: why, base: why }).default({}),
  /** What numbers can't tell. It ends every answer. */
  closing: text,
};
