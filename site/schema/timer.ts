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
  /** The seconds of work in each round. */
  work: whole(1, 3600),
  /** The seconds between two rounds. */
  rest: whole(0, 3600),
  /** The seconds before the first round. */
  ready: whole(0, 3600).default(10),
});

export const timerFields = {
  caption: text,
  /** The first is there when the page opens. */
  presets: listOf(preset).superRefine(differIn("title")),
};
