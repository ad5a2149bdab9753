import { describe, expect, it } from "vitest";
import { outdatedIn } from "../../../../site/check/outdated.ts";
import { loadContent } from "../../../../site/load.ts";
import { sources } from "../../../../site/sources.ts";
import { complaints, spoiled, topicIndex } from "../sources.ts";

const content = loadContent();

const checkedIn = (...months: (string | undefined)[]) => {
  const [topic] = content.topics;
  if (!topic) throw new Error("The fixture has a topic");
  const blocks = months.map((checked) => ({ ...topic.blocks[0], ...(checked ? { checked } : {}) }));
  return { ...content, topics: [{ ...topic, blocks: blocks as typeof topic.blocks }] };
};

const fields = (months: (string | undefined)[], now: string) =>
  outdatedIn(checkedIn(...months), sources, new Date(now)).map(({ field, message }) => `${field} ${message}`);

describe("what was last looked up more than a year ago", () => {
  it("is named with its month and the remedy", () => {
    expect(fields([undefined, "2025-10"], "2026-11-01T00:00:00Z")).toEqual([
      "blocks[1].checked last checked in 2025-10, more than a year ago: look it up again and write the month",
    ]);
  });

  it("begins in the thirteenth month", () => {
    expect(fields(["2025-11"], "2026-11-30T23:59:59Z")).toEqual([]);
    expect(fields(["2025-11"], "2026-12-01T00:00:00Z")).toHaveLength(1);
    expect(fields(["2025-12"], "2026-01-15T00:00:00Z")).toEqual([]);
  });

  it("is nothing where no month is given", () => {
    expect(fields([undefined], "2099-01-01T00:00:00Z")).toEqual([]);
  });
});

describe("the month in which something was looked up", () => {
  const now = new Date("2026-06-15T12:00:00Z");
  const looked = (checked: string) =>
    complaints(spoiled([["topics", topicIndex("camp"), "blocks", 0, "checked"], checked]), now);

  it.each(["2019-01", "2026-06", "2027-06"])("may be %s", (checked) => {
    expect(looked(checked)).toEqual([]);
  });

  it.each(["2027-07", "2062-11"])("may not be %s", (checked) => {
    expect(looked(checked)).toEqual([
      `content/topics/camp/topic.ts: blocks[0].checked: ${checked} is more than a year ahead: write the month in which this was looked up`,
    ]);
  });
});
