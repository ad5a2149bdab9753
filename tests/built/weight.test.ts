import { describe, expect, it } from "vitest";
import { fontsOf, livelyKinds, livelyRoom, scriptsOf, stylesOf } from "../support/page-files.ts";
import { documents, readText, transferSize } from "../support/site.ts";

const sum = (files: string[]) => files.reduce((total, file) => total + transferSize(file), 0);

const shared = documents.map(scriptsOf).reduce((common, files) => common.filter((file) => files.includes(file)));

/** The shipped words and hues, to the byte; an owner's may weigh a little more: see tests/site/built/budgets.test.ts. */
describe.each(documents)("the weight of %s", (path) => {
  const kinds = livelyKinds(path).length;

  it("is at most 105 KB of scripts in all, 6 KB of them its own, or 15 KB with tools", () => {
    const all = scriptsOf(path);
    const own = sum(all.filter((file) => !shared.includes(file)));
    expect(own).toBeLessThanOrEqual(kinds > 0 ? 15_000 : 6_000);
    expect(sum(all)).toBeLessThanOrEqual(kinds > 0 ? 117_000 : 105_000);
  });

  it("is at most 45 KB of fonts, cut to the letters that are used", () => {
    expect(sum(fontsOf(path))).toBeLessThanOrEqual(45_000);
  });

  it("is at most 9.2 KB of styles, and 1.8 KB more for each kind of tool", () => {
    expect(sum(stylesOf(path))).toBeLessThanOrEqual(9_200 + kinds * livelyRoom.styles);
  });
});

it("every script that starts with a page asks to be compiled early, but for the framework's table of routes", () => {
  const scripts = [...new Set(documents.flatMap(scriptsOf))].filter((file) => !file.includes("/manifest-"));
  expect(scripts.filter((file) => !readText(file).startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
});

it("has nothing in it that asks a server for routes", () => {
  expect(shared.filter((file) => readText(file).includes("react-router-manifest-version"))).toEqual([]);
});
