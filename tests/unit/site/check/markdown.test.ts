import { describe, expect, it } from "vitest";
import { checkMarkdown } from "../../../../site/check/markdown.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const found = (block: unknown) => {
  const problems: Problem[] = [];
  checkMarkdown({ file: "topic.ts", schema: blockSchema, value: blockSchema.parse(block) }, problems);
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

describe("a link in a text", () => {
  it.each(["https://a.example", "<https://a.example/b>", "www.a.example", "/camp#gear", "#gear", "mailto:a@b.example"])(
    "may lead to %s",
    (url) => {
      expect(found({ kind: "prose", text: url.startsWith("<") ? url : `[x](${url})` })).toEqual([]);
    },
  );

  it.each(["javascript:alert(1)", "htps://foo.com", "data:text/html,x", "camp", "./camp", "//foo.com", "ftp://x", ""])(
    "must not lead to %j",
    (url) => {
      const message = `expected an address such as https://… or /path, got ${JSON.stringify(url)}`;
      expect(found({ kind: "prose", text: `See **[x](${url})**.` })).toEqual([`text: ${message}`]);
      expect(found({ kind: "goals", items: ["Fine.", `See [x](${url})`] })).toEqual([`items[1]: ${message}`]);
    },
  );

  it("must not hide behind an automatic one", () => {
    expect(found({ kind: "prose", text: "<javascript:alert(1)>" })).toHaveLength(1);
  });
});

describe("a text that cannot be shown as it is written", () => {
  it("is refused where it stands", () => {
    const table = { kind: "table", caption: "A", columns: ["A"], rows: [["Fine."], ["![a](b.png)"]] };
    expect(found(table)).toEqual([
      'rows[1][0]: a picture is a block: use { kind: "plate" } or { kind: "images" }, got "![a](b.png)"',
    ]);
    expect(found({ kind: "prose", title: "A", intro: "a <b>c</b>", text: "1. a\n   - b" })).toEqual([
      expect.stringMatching(/^intro: HTML is not known/),
    ]);
  });

  it.each([
    ["See [x](https://a.example and more.", /^text: a link has no end, or a space in its address: /],
    ["See [x](https://a.example/a b).", /^text: a link has no end, or a space in its address: /],
    ["See [the map](https://a.example and [x](/camp).", /^text: a link has no end, or a space in its address: /],
    [
      "See [the map(https://a.example/a).",
      /^text: a link is its words in \[ \] with its address in \( \) right behind: /,
    ],
    ["See [the map (/camp), or [x](/camp).", /^text: a link is its words in /],
    ["See (the map)[https://a.example/a].", /^text: a link is its words in /],
    ["See (the map)[/camp#gear].", /^text: a link is its words in /],
    ["See [the map] (https://a.example/a).", /^text: a link is its words in /],
    ["See [the **map**]\n(www.a.example).", /^text: a link is its words in /],
    ["So **bold it is.", /^text: bold words have no end, or a space beside their stars: /],
    ["So ** bold ** it is.", /^text: bold words have no end, or a space beside their stars: /],
  ])("is refused when something in it has no end: %j", (text, said) => {
    expect(found({ kind: "prose", text })).toEqual([expect.stringMatching(said)]);
  });

  it.each([
    "[As said (https://a.example) before.]",
    "\\[The map(https://a.example/a)",
    "\\[The map\\] (https://a.example/a)",
    "[1] (of 3), (a)[b], and/or (/)",
    "A map (https://a.example/a), [another](https://a.example/b) (www.a.example).",
    "Code: `[the map] (https://a.example/a)`.",
  ])("is fine with an address among the words: %j", (text) => {
    expect(found({ kind: "prose", text })).toEqual([]);
  });

  it.each(["A list[1] (of one).", "Two\\*\\*three and a\\](b).", "Code: `a**b](c`.", "5 * 4 * 3"])(
    "is fine with the signs themselves: %j",
    (text) => {
      expect(found({ kind: "prose", text })).toEqual([]);
    },
  );
});

describe("a field of plain words", () => {
  const caption = (text: string) => found({ kind: "table", caption: text, columns: ["A"], rows: [["a"]] });

  it.each([
    ["With [prints](/camp) of it", "a link"],
    ["**Prints**, and more", "**"],
    ["Prints, **framed or not**.", "**"],
  ])("is not read as Markdown: %j", (text, signs) => {
    expect(caption(text)).toEqual([
      expect.stringContaining(
        `caption: this field shows words as they are, and knows no Markdown: write them without ${signs}, got "`,
      ),
    ]);
  });

  it.each(["A list [1] (of one)", "2**3**4", "Passwords: ****", "items[0](x)", "5 ** 3 ** 2"])(
    "may have signs that are no Markdown: %j",
    (text) => {
      expect(caption(text)).toEqual([]);
    },
  );
});
