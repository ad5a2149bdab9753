import { z } from "zod";
import { report } from "./messages.ts";
import { listOf, text } from "./parts.ts";

const amount = z.number().nonnegative();

const ceiling = z
  .strictObject({
    under: amount.optional().describe("The number itself is already too much."),
    most: amount.optional().describe("The number itself still goes."),
  })
  .refine(({ under, most }) => (under === undefined) !== (most === undefined), {
    error: "expected either under or most",
  });

const level = z.strictObject({
  title: text.describe("Whose limits these are."),
  upTo: amount.optional().describe("Up to how many hours of flying they hold; the last level has no end."),
  wind: ceiling.describe("The average wind on the ground, in mph."),
  gust: ceiling.optional().describe("The strongest gust, in mph."),
  spread: ceiling.optional().describe("How far the gusts may be above the lull, in mph."),
  aloft: ceiling.optional().describe("The wind where one flies, in mph."),
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

const why = text.optional().describe("Said after the limit when it is passed.");

export const flyableFields = {
  caption: text,
  levels: listOf(level).superRefine(checkLevels),
  angle: z
    .strictObject({ most: amount.max(180) })
    .optional()
    .describe("How many degrees the wind may be off the direction of the launch."),
  base: z.strictObject({ least: amount }).optional().describe("How high the clouds must be above ground, in feet."),
  reasons: z
    .strictObject({ wind: why, gust: why, spread: why, aloft: why, angle: why, base: why })
    .default({})
    .describe("Why each limit is there, in your own words."),
  closing: text.describe("What numbers cannot know. It ends every answer."),
};
