import { describe, expect, it } from "vitest";
import { checkIcons } from "../../../../site/check/icons.ts";
import type { Problem } from "../../../../site/check/problems.ts";

const found = (...ids: string[]) => {
  const problems: Problem[] = [];
  checkIcons(
    "social.ts",
    ids.map((id) => ({ id })),
    problems,
  );
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

describe("the icon of a place", () => {
  it("is one of the collection's, or the envelope", () => {
    expect(found("github", "contact", "itchdotio")).toEqual([]);
  });

  it("is refused when there is none, with the nearest that there is", () => {
    expect(found("contact", "githup", "no-such-place-at-all")).toEqual([
      '[1].id: no icon named "githup": perhaps "github" was meant',
      '[2].id: no icon named "no-such-place-at-all": use a name from the simple-icons collection',
    ]);
  });
});
