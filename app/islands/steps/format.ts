import { guide as words } from "../../../site/words/blocks.ts";
import type { Progress } from "./progress.ts";

/** A duration reads "35 min", "2 h" or "2 h 20 min". */
export const durationText = (all: number): string => {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return words.minutes({ minutes });
  return minutes === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes });
};

export const doneText = ({ done, total }: Progress): string =>
  done === total ? words.finished : words.progress({ done, total });

/** There is no time where no step that is left says how long it takes. */
export const timeText = ({ done, minutes }: Progress): string | undefined => {
  if (minutes === 0) return undefined;
  const time = durationText(minutes);
  return done > 0 ? words.left({ time }) : words.time({ time });
};
