import { topicFile } from "../files.ts";
import type { Topic } from "../schema/topic.ts";
import type { Problem } from "./problems.ts";

/** Facts last checked more than a year ago; they don't fail the build. */
export const outdatedIn = (topics: Topic[], now = new Date()): Problem[] => {
  const oldest = `${now.getUTCFullYear() - 1}${now.toISOString().slice(4, 7)}`;
  return topics.flatMap(({ slug, blocks }) =>
    blocks.flatMap(({ checked }, index) => {
      // Months compare as they are written: 2025-10 comes before 2025-11.
      if (checked === undefined || checked >= oldest) return [];
      const message = `last checked in ${checked}, more than a year ago: check it again and set the current month`;
      return [{ file: topicFile(slug), field: `blocks[${index}].checked`, message }];
    }),
  );
};
