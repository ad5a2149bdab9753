import { expect, it } from "vitest";
import { checkMarkdown } from "../../../../site/check/markdown.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { line, markdown, text } from "../../../../site/schema/parts.ts";

const complaints = (schema: typeof text, value: string) => {
  const problems: Problem[] = [];
  checkMarkdown({ file: "topic.ts", schema, value }, problems);
  return problems.map(({ message }) => message);
};

it.each([
  ["![a](b.png)", 'a picture is a block: use { kind: "plate" } or { kind: "images" }, got "![a](b.png)"'],
  ["a <b>c</b>", "HTML is not known: use **bold**"],
  ["See [x](https://a.example and more.", "a link has no end, or a space in its address"],
  ["See [the map] (https://a.example/a).", "a link is its words in [ ] with its address in ( ) right behind"],
  ["So **bold it is.", "bold words have no end, or a space beside their stars"],
])("rejects the Markdown %j", (value, complaint) => {
  expect(complaints(markdown, value)).toEqual([expect.stringContaining(complaint)]);
  expect(complaints(line, value)).toEqual([expect.stringContaining(complaint)]);
});

it.each(["A list[1] (of one).", "Two\\*\\*three and a\\](b).", "Code: `a**b](c`.", "5 * 4 * 3", "(a)[b], and/or (/)"])(
  "in Markdown %j is fine",
  (value) => {
    expect(complaints(markdown, value)).toEqual([]);
  },
);

it.each(["A list [1] (of one)", "2**3**4", "Passwords: ****", "items[0](x)", "5 ** 3 ** 2"])(
  "in plain words %j is fine",
  (value) => {
    expect(complaints(text, value)).toEqual([]);
  },
);
