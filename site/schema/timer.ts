import { z } from "zod";
import { differIn, expected } from "./messages.ts";
import { comment, listOf, text } from "./parts.ts";

const whole = (least: number, most: number) => {
  const remedy = expected(`a whole number from ${least} to ${most}`);
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
  presets: listOf(preset).superRefine(differIn("title")).describe("The first is there when the page opens."),
};
