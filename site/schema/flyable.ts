import { z } from "zod";
import { report } from "./messages.ts";
import { listOf, text } from "./parts.ts";

const amount = z.number().nonnegative();

const ceiling = z
  .strictObject({
    /** The number itself is already too much. */
    under: amount.optional(),
    /** The number itself still goes. */
    most: amount.optional(),
  })
  .refine(({ under, most }) => (under === undefined) !== (most === undefined), {
    error: "expected either under or most",
  });

const level = z.strictObject({
  title: text,
  /** Up to how many hours of flying they hold; the last level has no end. */
  upTo: amount.optional(),
  /** The average wind on the ground, in mph. */
  wind: ceiling,
  gust: ceiling.optional(),
  /** How far the gusts may be above the lull, in mph. */
  spread: ceiling.optional(),
  /** The wind where one flies, in mph. */
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
      const message = isLast ? "expected none: the last level has no end" : "expected hours: another level follows";
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

/** Said after the limit when it is passed. */
const why = text.optional();

export const flyableFields = {
  caption: text,
  levels: listOf(level).superRefine(checkLevels),
  /** How many degrees the wind may be off the direction of the launch. */
  angle: z.strictObject({ most: amount.max(180) }).optional(),
  /** How high the clouds must be above ground, in feet. */
  base: z.strictObject({ least: amount }).optional(),
  /** Why each limit is there, in your own words. */
  reasons: z.strictObject({ wind: why, gust: why, spread: why, aloft: why, angle: why, base: why }).default({}),
  /** What numbers cannot know. It ends every answer. */
  closing: text,
};
