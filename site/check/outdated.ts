import { topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import type { Topic } from "../schema/topic.ts";
import type { Sources } from "../sources.ts";
import { titled } from "./titled.ts";
import type { Problem } from "./problems.ts";

/** Months compare as they are written: 2025-10 comes before 2025-11. */
const monthIn = (years: number, now: Date) => `${now.getUTCFullYear() + years}-${now.toISOString().slice(5, 7)}`;

export const outdatedIn = ({ topics }: Content, sources: Sources, now = new Date()): Problem[] => {
  const oldest = monthIn(-1, now);
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
  return problems.length > 0 ? titled(problems, sources) : [];
};

/** Within a year the clock of the build may be wrong, and beyond it the year is mistyped. */
export const checkMonths = (file: string, { blocks }: Topic, now: Date, problems: Problem[]) => {
  const last = monthIn(1, now);
  blocks.forEach(({ checked }, index) => {
    if (checked === undefined || checked <= last) return;
    const message = `${checked} is more than a year ahead: write the month in which this was looked up`;
    problems.push({ file, field: `blocks[${index}].checked`, message });
  });
};
