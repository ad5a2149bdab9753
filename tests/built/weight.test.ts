import { describe, expect, it } from "vitest";
import { isLively, livelyRoom, scriptsOf, stylesOf } from "../support/page-files.ts";
import { documents, transferSize } from "../support/site.ts";

const sum = (files: string[]) => files.reduce((total, file) => total + transferSize(file), 0);

const shared = documents.map(scriptsOf).reduce((common, files) => common.filter((file) => files.includes(file)));

/** The shipped words and hues, to the byte; an owner's may weigh a little more: see tests/site/built/budgets.test.ts. */
describe.each(documents)("the weight of %s", (path) => {
  const more = isLively(path) ? livelyRoom : { scripts: 0, styles: 0 };

  it("is at most 105 KB of scripts in all, 6 KB of them its own, and 9 KB more for blocks that do something", () => {
    const own = scriptsOf(path);
    expect(sum(own)).toBeLessThanOrEqual(105_000 + more.scripts);
    expect(sum(own.filter((file) => !shared.includes(file)))).toBeLessThanOrEqual(6_000 + more.scripts);
  });

  it("is at most 9 KB of styles, and 1.5 KB more for blocks that do something", () => {
    expect(sum(stylesOf(path))).toBeLessThanOrEqual(9_000 + more.styles);
  });
});
