import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressesIn, compileInline, compileMarkdown } from "../../../../site/compile/markdown.ts";

describe("compileMarkdown", () => {
  it("makes paragraphs of what blank lines part", () => {
    expect(compileMarkdown("One line\nand its rest.\n\nAnother.")).toEqual([
      { p: ["One line\nand its rest."] },
      { p: ["Another."] },
    ]);
  });

  it("keeps emphasis, code and links as a tree", () => {
    expect(compileMarkdown("A **very *steep* hill**, `sudo`, [a map](/camp#map).")).toEqual([
      {
        p: [
          "A ",
          { strong: ["very ", { em: ["steep"] }, " hill"] },
          ", ",
          { code: "sudo" },
          ", ",
          { href: "/camp#map", text: ["a map"] },
          ".",
        ],
      },
    ]);
  });

  it("keeps lists, numbered and not", () => {
    expect(compileMarkdown("- one\n- **two**\n\n1. first\n2. second")).toEqual([
      { ul: [["one"], [{ strong: ["two"] }]] },
      { ol: [["first"], ["second"]] },
    ]);
  });

  it("does not mind the indentation of a template string", () => {
    expect(compileMarkdown("\n      Indented as the code around it.\n\n      - item\n    ")).toEqual([
      { p: ["Indented as the code around it."] },
      { ul: [["item"]] },
    ]);
  });

  it.each([
    ["ampersands and quotes", `Tom & "Jerry" aren't < 5 > 3`],
    ["an entity written out", "R&D; AT&T"],
  ])("shows %s as they were written", (_what, text) => {
    expect(compileMarkdown(text)).toEqual([{ p: [text] }]);
    expect(compileInline(text)).toEqual([text]);
  });

  it("keeps a range of numbers in one piece, and neither code nor other dashes", () => {
    const text = "Squat 3 × 6–10, 1.5–2.25 h";
    const parts = ["Squat 3 × ", { range: "6–10" }, ", ", { range: "1.5–2.25" }, " h"];
    expect(compileInline(text)).toEqual(parts);
    expect(compileInline(`**${text}**`)).toEqual([{ strong: parts }]);
    expect(compileMarkdown(text)).toEqual([{ p: parts }]);
    expect(compileInline("`6–10`, Tokyo–2, 6 – 10")).toEqual([{ code: "6–10" }, ", Tokyo–2, 6 – 10"]);
  });

  it("takes a backslash as the sign that the next character is meant", () => {
    expect(compileInline(String.raw`5 \* 3`).join("")).toBe("5 * 3");
  });

  it("shows code letter by letter", () => {
    expect(compileInline("`&lt;` and ``a `b` 'c'``")).toEqual([{ code: "&lt;" }, " and ", { code: "a `b` 'c'" }]);
  });

  it.each([
    ["# A heading", "start a block with a title"],
    ["A heading\n===", "start a block with a title"],
    ["> a quote", 'use { kind: "note" }'],
    ["<b>HTML</b>", "HTML is not known"],
    ["a <br> b", "HTML is not known"],
    ["![a picture](x.png)", 'use { kind: "plate" }'],
    ["```\ncode\n```", 'use { kind: "code" }'],
    ["a | b\n--|--\n1 | 2", 'use { kind: "table" }'],
    ["- a\n\n  | a | b |\n  | --- | :-: |", 'use { kind: "table" }'],
    ["one\n\n---\n\ntwo", "a line across the page is not known"],
    ["one  \ntwo", "leave a line blank"],
    ["[a][1]\n\n[1]: /x", "a link has its address beside it"],
    ['[a](/x "title")', "a link has no title of its own here"],
    ["See [](/x).", "a link has no words"],
    ["See [&nbsp;](/x).", "a link has no words"],
    ["See [![a picture](x.png)](/x).", 'use { kind: "plate" }'],
  ])("refuses %j and says what to use", (text, remedy) => {
    expect(() => compileMarkdown(text)).toThrow(remedy);
  });
});

describe("compileInline", () => {
  it("takes code and bold words for the words of a link, and refuses one without any", () => {
    expect(compileInline("[`ls`](/x) [**a**](/y)")).toEqual([
      { href: "/x", text: [{ code: "ls" }] },
      " ",
      { href: "/y", text: [{ strong: ["a"] }] },
    ]);
    expect(() => compileInline("[](/x)")).toThrow(
      'a link has no words, which say where it leads: write [words](https://…), got "[](/x)"',
    );
  });

  it("gives the line's pieces without a paragraph around them", () => {
    expect(compileInline("  see [the guide](https://example.com)  ")).toEqual([
      "see ",
      { href: "https://example.com", text: ["the guide"] },
    ]);
  });

  it("refuses HTML too", () => {
    expect(() => compileInline("<script>alert(1)</script>")).toThrow("HTML is not known");
  });
});

describe("a text without signs", () => {
  const signs = [..."aÖ1 .-+#!|~=:;()\"'—„", "1. ", "- ", "# ", "\u00a0"];
  const texts = fc.array(fc.constantFrom(...signs), { minLength: 1 }).map((parts) => parts.join("").trim());

  it("is read as it is by the rules, in a line", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(compileInline(`${text} \\*`)).toEqual([`${text} *`.trim()]);
        expect(compileInline(` ${text} `)).toEqual(text === "" ? [] : [text]);
      }),
    );
  });

  it("and in a paragraph", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(compileMarkdown(`A${text} \\*`)).toEqual([{ p: [`A${text} *`] }]);
        expect(compileMarkdown(` A${text} `)).toEqual([{ p: [`A${text}`] }]);
      }),
    );
  });
});

describe("compileInline, which reads one line", () => {
  it.each(["1. of May", "- 5 °C", "# 1"])("takes %j as words", (text) => {
    expect(compileInline(text)).toEqual([text]);
  });

  it("refuses a second paragraph", () => {
    expect(() => compileInline("One.\n\nTwo.")).toThrow('expected one paragraph, got another: "Two."');
  });
});

describe("lists within lists", () => {
  it("keep their place, also in an indented text", () => {
    const text = "\n      1. first\n         - a\n         - b\n      2. second\n    ";
    expect(compileMarkdown(text)).toEqual([
      { ol: [{ words: ["first"], inner: [{ ul: [["a"], ["b"]] }] }, ["second"]] },
    ]);
  });

  it("keep the number they start with", () => {
    expect(compileMarkdown("3. third\n4. fourth")).toEqual([{ ol: [["third"], ["fourth"]], start: 3 }]);
  });
});

describe("addressesIn", () => {
  it.each([
    ["[a](/x), **[b](https://b.example)**", "markdown", ["/x", "https://b.example"]],
    ['[a](/x "title") and [b](</y>)', "markdown", ["/x", "/y"]],
    ["- [a](/x)\n- `[b](/y)`", "markdown", ["/x"]],
    ["- [a](/x), <https://b.example>", "line", ["/x", "https://b.example"]],
    ["/camp#gear", "address", ["/camp#gear"]],
    ["", "address", []],
    ["[a](/x)", "words", []],
  ] as const)("%j as %s has %j", (text, holds, addresses) => {
    expect(addressesIn(text, holds)).toEqual(addresses);
  });
});
