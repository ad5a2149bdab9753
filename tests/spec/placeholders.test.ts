import { describe, expect, it } from "vitest";
import { placeholdersIn } from "../../site/check/placeholders.ts";
import { loadContent } from "../../site/load.ts";
import { sources } from "../../site/sources.ts";

const content = loadContent();

/** Digests stand in site/check/sample.ts, and have to follow when a description of the sample changes. */
describe("the sample", () => {
  it("is recognised on each of its pages, until the owner accepts it", () => {
    const pages = placeholdersIn(content, sources).filter(({ message }) => message.includes("sample"));
    expect(pages).toHaveLength(content.topics.length + 5);
    const accepting = { ...content, site: { ...content.site, accept: ["sample"] } };
    expect(
      placeholdersIn(accepting, sources)
        .map(({ message }) => message)
        .join(),
    ).not.toContain("sample");
  });
});
