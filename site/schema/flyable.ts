import { z } from "zod";
import { say, text } from "./parts.ts";

const amount = z.number(say("expected a number")).nonnegative(say("expected a number that is not below zero"));

const ceiling = z
  .strictObject({
    under: amount.optional().describe("The number itself is already too much."),
    most: amount.optional().describe("The number itself still goes."),
  })
  .refine(({ under, most }) => (under === undefined) !== (most === undefined), {
    error: "expected either `under` or `most`, and only one of them",
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

const checkLevels = (levels: Level[], { addIssue }: z.core.$RefinementCtx) => {
  const complain = (index: number, field: string, message: string) =>
    addIssue({ code: "custom", path: [index, field], message });
  levels.forEach(({ upTo }, index) => {
    const isLast = index === levels.length - 1;
    const before = levels[index - 1]?.upTo ?? -1;
    if (isLast && upTo !== undefined) complain(index, "upTo", "expected none: the last level has no end");
    if (!isLast && upTo === undefined) complain(index, "upTo", "expected a number of hours: another level follows");
    if (upTo !== undefined && upTo <= before)
      complain(index, "upTo", `expected more than ${before} hours, got ${upTo}`);
    for (const field of optional) {
      if ((levels[index]?.[field] === undefined) === (levels[0]?.[field] === undefined)) continue;
      complain(index, field, "expected a limit on all levels or on none");
    }
  });
};

const why = text.optional().describe("Said after the limit when it is passed.");

export const flyableFields = {
  caption: text,
  levels: z.array(level).min(1, "expected at least one level").superRefine(checkLevels),
  angle: z
    .strictObject({ most: amount.max(180, say("expected at most 180 degrees")) })
    .optional()
    .describe("How many degrees the wind may be off the direction of the launch."),
  base: z.strictObject({ least: amount }).optional().describe("How high the clouds must be above ground, in feet."),
  reasons: z
    .strictObject({ wind: why, gust: why, spread: why, aloft: why, angle: why, base: why })
    .default({})
    .describe("Why each limit is there, in your own words."),
  closing: text.describe("What numbers cannot know. It ends every answer."),
};
