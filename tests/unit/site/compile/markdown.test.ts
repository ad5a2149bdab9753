import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressesIn, compileInline, compileMarkdown } from "../../../../site/compile/markdown.ts";

describe("compileMarkdown", () => {
  it("keeps paragraphs, emphasis, code, links and lists, whatever the indentation of the content file", () => {
    const text = `
      A **very *steep* hill**, \`sudo\`, [a map](/camp#map).
      Its rest.

      1. first
         - a
         - b
      2. second
    `;
    expect(compileMarkdown(text)).toEqual([
      {
        p: [
          "A ",
          { strong: ["very ", { em: ["steep"] }, " hill"] },
          ", ",
          { code: "sudo" },
          ", ",
          { href: "/camp#map", text: ["a map"] },
          ".\nIts rest.",
        ],
      },
      { ol: [{ words: ["first"], inner: [{ ul: [["a"], ["b"]] }] }, ["second"]] },
    ]);
    expect(compileMarkdown("3. third\n4. fourth")).toEqual([{ ol: [["third"], ["fourth"]], start: 3 }]);
  });

  it("rejects unsupported syntax, and suggests what to use", () => {
    const remedies: Record<string, string> = {
      "# A heading": "start a block with a title",
      "> a quote": 'use { kind: "note" }',
      "a <br> b": "HTML isn't supported",
      "![a picture](x.png)": 'use { kind: "plate" }',
      "```\ncode\n```": 'use { kind: "code" }',
      "a | b\n--|--\n1 | 2": 'use { kind: "table" }',
      "one\n\n---\n\ntwo": "horizontal rules aren't supported",
      "one  \ntwo": "with a blank line",
      "[a][1]\n\n[1]: /x": "reference links aren't supported",
      '[a](/x "title")': "link titles aren't supported",
      "See [&nbsp;](/x).": "a link needs text",
      "See **this": "unclosed **",
    };
    for (const [text, remedy] of Object.entries(remedies)) expect(() => compileMarkdown(text), text).toThrow(remedy);
  });
});

describe("compileInline", () => {
  it("compiles a single line, in which a list marker is text", () => {
    expect(compileInline("  see [the `guide`](https://example.com)  ")).toEqual([
      "see ",
      { href: "https://example.com", text: ["the ", { code: "guide" }] },
    ]);
    for (const text of ["1. of May", "- 5 °C", "# 1", `Tom & "Jerry" aren't < 5 > 3`])
      expect(compileInline(text)).toEqual([text]);
    expect(() => compileInline("One.\n\nTwo.")).toThrow('expected one paragraph, got another: "Two."');
    expect(() => compileInline("<script>alert(1)</script>")).toThrow("HTML isn't supported");
  });

  it("keeps number ranges together, but not code or other dashes", () => {
    const text = "Squat 3 × 6–10, 1.5–2.25 h";
    const parts = ["Squat 3 × ", { range: "6–10" }, ", ", { range: "1.5–2.25" }, " h"];
    expect(compileInline(text)).toEqual(parts);
    expect(compileMarkdown(`**${text}**`)).toEqual([{ p: [{ strong: parts }] }]);
    expect(compileInline("`6–10`, Tokyo–2, 6 – 10")).toEqual([{ code: "6–10" }, ", Tokyo–2, 6 – 10"]);
  });

  it("matches Markdown's rules for text without special characters", () => {
    const signs = [..."aÖ1 .-+#!|~=:;()\"'—„", "1. ", "- ", "# ", "\u00a0"];
    const texts = fc.array(fc.constantFrom(...signs), { minLength: 1 }).map((parts) => parts.join("").trim());
    fc.assert(
      fc.property(texts, (text) => {
        expect(compileInline(`${text} \\*`)).toEqual([`${text} *`.trim()]);
        expect(compileInline(text)).toEqual(text === "" ? [] : [text]);
        expect(compileMarkdown(`A${text} \\*`)).toEqual([{ p: [`A${text} *`] }]);
        expect(compileMarkdown(`A${text}`)).toEqual([{ p: [`A${text}`] }]);
      }),
    );
  });
});

it("the addresses in a text are those of its links", () => {
  expect(addressesIn("[a](/x), **[b](https://b.example)**\n- `[c](/y)`", "markdown")).toEqual([
    "/x",
    "https://b.example",
  ]);
  expect(addressesIn("- [a](/x), <https://b.example>", "line")).toEqual(["/x", "https://b.example"]);
  expect(addressesIn("/camp#gear", "address")).toEqual(["/camp#gear"]);
  expect(addressesIn("[a](/x)", "words")).toEqual([]);
});
