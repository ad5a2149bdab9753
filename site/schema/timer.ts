import { z } from "zod";
import { comment, say, text } from "./parts.ts";

const whole = (least: number, most: number) => {
  const remedy = say(`expected a whole number from ${least} to ${most}`);
  return z.int(remedy).min(least, remedy).max(most, remedy);
};

const preset = z.strictObject({
  title: text,
  comment,
  rounds: whole(1, 99),
  work: whole(1, 3600).describe("The seconds of work in each round."),
  rest: whole(0, 3600).describe("The seconds between two rounds."),
  ready: whole(0, 3600).default(10).describe("The seconds before the first round."),
});

export const timerFields = {
  caption: text,
  presets: z
    .array(preset)
    .min(1, "expected at least one workout")
    .superRefine((presets, { addIssue }) => {
      presets.forEach(({ title }, index) => {
        if (presets.findIndex((other) => other.title === title) === index) return;
        addIssue({
          code: "custom",
          path: [index, "title"],
          message: `expected a title of its own, got "${title}" again`,
        });
      });
    })
    .describe("The first is there when the page opens."),
};
