import { z } from "zod";
import { differIn } from "./messages.ts";
import { comment, listOf, text } from "./parts.ts";

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
