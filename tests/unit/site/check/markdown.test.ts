import { expect, it } from "vitest";
import { errorOfText } from "../../../../site/check/markdown.ts";
import { textsIn } from "../../../../site/schema/fields.ts";
import { line, markdown, text } from "../../../../site/schema/parts.ts";

const complaints = (schema: typeof text, value: string) =>
  textsIn({ file: "topic.ts", schema, value }).flatMap((one) => errorOfText(one) ?? []);

it.each([
  ["![a](b.png)", `pictures aren't supported here: use { kind: "plate" } or { kind: "images" }, got "![a](b.png)"`],
  ["a <b>c</b>", "HTML isn't supported: use **bold**"],
  ["See [x](https://a.example and more.", "unclosed link, or a space in its URL"],
  ["See [the map] (https://a.example/a).", "malformed link: write [text](https://…) with no space in between"],
  ["So **bold it is.", "unclosed **"],
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
