import { describe, expect, it } from "vitest";
import { scriptsOf, stylesOf } from "../support/page-files.ts";
import { documents, transferSize } from "../support/site.ts";

const sum = (files: string[]) => files.reduce((total, file) => total + transferSize(file), 0);

const shared = documents.map(scriptsOf).reduce((common, files) => common.filter((file) => files.includes(file)));

/** The shipped words and hues, to the byte; an owner's may weigh a little more: see tests/site/built/budgets.test.ts. */
describe.each(documents)("the weight of %s", (path) => {
  it("is at most 105 KB of scripts in all, 6 KB of them its own", () => {
    const own = scriptsOf(path);
    expect(sum(own)).toBeLessThanOrEqual(105_000);
    expect(sum(own.filter((file) => !shared.includes(file)))).toBeLessThanOrEqual(6_000);
  });

  it("is at most 9 KB of styles", () => {
    expect(sum(stylesOf(path))).toBeLessThanOrEqual(9_000);
  });
});
