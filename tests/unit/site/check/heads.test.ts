import { describe, expect, it } from "vitest";
import { checkHeads, shortDescriptions } from "../../../../site/check/heads.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { topicFile } from "../../../../site/files.ts";
import { loadContent } from "../../../../site/load.ts";
import { sources } from "../../../../site/sources.ts";

const content = loadContent();
const camp = content.topics.find(({ slug }) => slug === "camp") as (typeof content.topics)[number];

const problemsWith = (change: Partial<typeof camp>) => {
  const problems: Problem[] = [];
  const topics = content.topics.map((topic) => (topic === camp ? { ...camp, ...change } : topic));
  checkHeads({ ...content, topics }, problems);
  return problems;
};

describe("titles and descriptions", () => {
  it("that differ and can be read are in order", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each(["Engineering", "engineering ", "Adventure", "Drones"])("are refused when two pages have %j", (title) => {
    expect(problemsWith({ title })).toEqual([
      expect.objectContaining({ field: "title", message: expect.stringContaining("say what sets this page apart") }),
    ]);
  });

  it("are refused when a page says of itself what the site says", () => {
    expect(problemsWith({ description: content.site.description })).toEqual([
      expect.objectContaining({ file: topicFile("camp"), field: "description" }),
    ]);
  });

  it("are refused when a title is longer than is shown of it, counted in letters", () => {
    expect(problemsWith({ title: "ü".repeat(81) })[0]?.message).toContain("at most 80 characters");
    expect(problemsWith({ title: "😀".repeat(80) })).toEqual([]);
  });

  it("that are short are named with their place, and stop nothing", () => {
    const short = shortDescriptions(content, sources);
    const drones = short.find(({ file }) => file === topicFile("drones"));
    expect(drones).toMatchObject({ field: "description", message: expect.stringMatching(/^30 characters/) });
    expect(short.some(({ file }) => file === topicFile("camp"))).toBe(false);
  });
});
