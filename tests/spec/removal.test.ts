import { expect, it } from "vitest";
import { examineContent } from "../../site/load.ts";
import { addressesOf } from "../../site/pages.ts";
import { sources } from "../../site/sources.ts";

type Given = { slug: string; path: string; aliases?: string[] };

const topics = (sources["topics"] ?? []) as Given[];

it("every topic can be taken away: the check names nothing but what still leads to it or has its color", () => {
  const others = topics.flatMap((topic) => {
    const { problems } = examineContent({ ...sources, topics: topics.filter((one) => one !== topic) });
    const names = [topic.slug, ...addressesOf(topic)];
    return problems
      .map(({ file, field, message }) => `without ${topic.slug}: ${file}: ${field}: ${message}`)
      .filter((_, at) => !names.some((name) => problems[at]?.message.includes(`"${name}`)));
  });
  expect(others).toEqual([]);
});
