import { contentFiles, topicFile } from "../files.ts";
import type { Site } from "../schema/site.ts";
import type { Topic } from "../schema/topic.ts";
import type { Problem } from "./problems.ts";

const day = 86_400_000;
const notice = 30;

export const checkExpiry = ({ security }: Site, now: Date, problems: Problem[]) => {
  const expires = security?.expires;
  if (!expires || Date.parse(expires) - now.getTime() >= notice * day) return;
  const message =
    `expected a day at least ${notice} days ahead, got "${expires}": see that security.contact is still read, then set ` +
    "a later day, or remove this field so that each build sets one";
  problems.push({ file: contentFiles.site, field: "security.expires", message });
};

/** Months compare as they are written: 2025-10 comes before 2025-11. */
const monthIn = (years: number, now: Date) => `${now.getUTCFullYear() + years}-${now.toISOString().slice(5, 7)}`;

const checksOf = ({ slug, blocks }: Topic) =>
  blocks.flatMap(({ checked }, index) =>
    checked === undefined ? [] : [{ file: topicFile(slug), field: `blocks[${index}].checked`, checked }],
  );

/** Within a year the clock of the build may be wrong; beyond it the year is mistyped. */
export const checkMonths = (topic: Topic, now: Date, problems: Problem[]) => {
  for (const { checked, ...place } of checksOf(topic)) {
    if (checked <= monthIn(1, now)) continue;
    problems.push({ ...place, message: `expected the month in which this was looked up, got "${checked}"` });
  }
};

/** What was looked up more than a year ago stops no build. */
export const outdatedIn = (topics: Topic[], now = new Date()): Problem[] =>
  topics
    .flatMap(checksOf)
    .filter(({ checked }) => checked < monthIn(-1, now))
    .map(({ checked, ...place }) => ({
      ...place,
      message: `last checked in ${checked}, more than a year ago: look it up again and write the month`,
    }));
