import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { explainSyntax } from "../../../../site/check/syntax.ts";

/** What is said of a file, and what stands at the place that is named. */
const saidOf = (text: string) => {
  const [error] = parseSync("a.ts", text, { lang: "ts" }).errors;
  if (!error) throw new Error(`Nothing is wrong with ${text}`);
  const { offset, message } = explainSyntax(text, error);
  return [text.slice(offset, offset + 4), message];
};

const generic =
  "cannot be read from here on: look for a comma, a quote or a bracket that is missing or too many just before";

describe("a file that no parser can read", () => {
  it.each([
    ['const a = { b: "x"\n c: 1 };', "c: 1", "cannot be read from here on: expected , or } here or just before"],
    ["const a = { b: “x” };", "“x” ", 'texts stand in straight quotes: write " in place of “'],
    ["const a = { b: ‘x’ };", "‘x’ ", 'texts stand in straight quotes: write " in place of ‘'],
    ['const a = { b: "x, c: 1 };', '"x, ', 'the text that starts here has no end: put " behind its last word'],
    ["const a = `x, c: 1 };", "`x, ", "the text that starts here has no end: put ` behind its last word"],
    [
      "const a = { b: 'it's' };",
      "s' }",
      "the ' before this ends the text: write \\' for one within it, or put a comma after it",
    ],
    ["const a = `use `npm` now`;", "npm` now", undefined],
    [
      "const a = { b: `use `npm` now` };",
      "npm`",
      "the ` before this ends the text: write \\` for one within it, or put a comma after it",
    ],
    ["const a = { b: 1,5 };", "};", "a number has a point: write 1.5"],
    ["const a = { b: 1; c: 2 };", "; c:", "write , in place of ;"],
    ["const a = { b = 1 };", "b = ", "write : in place of ="],
    ["const a = { my-key: 1 };", "-key", 'a name with a hyphen stands in quotes: "my-name"'],
    ["const a = { b: 25€ };", "€ };", "a price is a number alone: take € away"],
    ["const a = { b: 1 # one\n};", "# on", "a remark starts with //: write that for #"],
    [
      "const a = { b: 1 ☃ };",
      "☃ };",
      "cannot be read from here on: put quotes around the text, or take this sign away",
    ],
    ['const a = { b: "C:\\u" };', '\\u" ', "write \\\\ for a \\ within a text"],
    ["f(\n{ a: 1\n)", ")", "expected } here or before, to close the { of line 2"],
    ["f({ a: [1, 2 });", "});", "expected ] here or before, to close the [ of line 1"],
    ["const a = { b: };", "};", generic],
  ])("is told of %j", (text, at, message) => {
    const [place = "", said] = saidOf(text);
    expect(at.startsWith(place)).toBe(true);
    if (message === undefined) expect(said).not.toMatch(/Expected|Unexpected|Invalid/);
    else expect(said).toBe(message);
  });
});
