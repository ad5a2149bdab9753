import { describe, expect, it } from "vitest";
import { placeholdersIn } from "../../site/check/placeholders.ts";
import { loadContent } from "../support/owner.ts";
import { sources } from "../../site/sources.ts";

const content = loadContent();

/** Digests stand in site/check/sample.ts, and have to follow when a description or a picture of the sample changes. */
describe("the sample", () => {
  it("is recognised on each of its pages, until the owner accepts it", () => {
    const pages = placeholdersIn(content, sources).filter(({ message }) => message.includes("sample"));
    const isPicture = ({ field }: { field: string }) => field.endsWith(".imgUrl");
    expect(pages.filter((page) => !isPicture(page))).toHaveLength(content.topics.length + 5);
    expect(pages.filter(isPicture).map(({ field }) => field)).toEqual([
      "cover.imgUrl",
      "screenshots[0].imgUrl",
      "screenshots[1].imgUrl",
    ]);
    const accepting = { ...content, site: { ...content.site, accept: ["sample"] } };
    expect(
      placeholdersIn(accepting, sources)
        .map(({ message }) => message)
        .join(),
    ).not.toContain("sample");
  });
});
