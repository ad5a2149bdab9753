import { describe, expect, it } from "vitest";
import { examineContent } from "../../../../site/load.ts";
import { complaints, spoiled, topicIndex } from "../sources.ts";

const camp = topicIndex("camp");
const circle: Record<string, unknown> = {};
circle["self"] = circle;

describe("the list of topics", () => {
  it("names the topic that has no address", () => {
    expect(complaints(spoiled([["topics", camp, "path"], undefined]))).toContain(
      "content/topics/camp/topic.ts: path: expected the page's address such as /camp, got nothing",
    );
    const { problems } = examineContent(spoiled([["topics", camp, "path"], 7]));
    expect(problems.find(({ field }) => field === "path")).toMatchObject({
      title: "Camping",
      message: "expected the page's address such as /camp, got 7",
    });
  });

  it("says which of its entries is no topic", () => {
    const saidOf = (topic: unknown) => complaints(spoiled([["topics", camp], topic])).join("\n");
    const wanted = `[${camp}]: expected a topic with a slug, the name of its folder, got`;
    expect(saidOf(null)).toContain(`${wanted} null`);
    expect(saidOf({ slug: 7 })).toContain(`${wanted} 7`);
    expect(saidOf(circle)).toContain(`${wanted} something that holds itself`);
    expect(complaints(spoiled([["topics"], "camp"]))).toContain(
      'content/topics.ts: : expected a list of topics, got "camp"',
    );
  });

  it("may have a draft that is not ready for an address, which only the dev server asks for", () => {
    const draft = spoiled([["topics", camp, "draft"], true], [["topics", camp, "path"], undefined]);
    expect(complaints(draft).join()).not.toContain("expected the page's address");
    const { problems } = examineContent(draft, { drafts: true });
    expect(problems.map(({ message }) => message)).toContain("expected the page's address such as /camp, got nothing");
  });
});
