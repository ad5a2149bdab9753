import { topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import type { Sources } from "../sources.ts";
import { locate } from "./places/locate.ts";
import type { Problem } from "./problems.ts";

/** Months compare as they are written: 2025-10 comes before 2025-11. */
const monthBefore = (now: Date) => `${now.getUTCFullYear() - 1}-${now.toISOString().slice(5, 7)}`;

export const outdatedIn = ({ topics }: Content, sources: Sources, now = new Date()): Problem[] => {
  const oldest = monthBefore(now);
  const problems = topics.flatMap(({ slug, blocks }) =>
    blocks.flatMap(({ checked }, index): Problem[] =>
      checked === undefined || checked >= oldest
        ? []
        : [
            {
              file: topicFile(slug),
              field: `blocks[${index}].checked`,
              message: `last checked in ${checked}, more than a year ago: look it up again and write the month`,
            },
          ],
    ),
  );
  return problems.length > 0 ? locate(problems, sources) : [];
};
