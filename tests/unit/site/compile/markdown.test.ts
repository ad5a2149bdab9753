import { describe, expect, it } from "vitest";
import { compileInline, compileMarkdown } from "../../../../site/compile/markdown.ts";

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

  it("takes a backslash as the sign that the next character is meant", () => {
    expect(compileInline(String.raw`5 \* 3`).join("")).toBe("5 * 3");
  });

  it.each(["# A heading", "> a quote", "<b>HTML</b>", "![a picture](x.png)", "```\ncode\n```"])(
    "refuses %j and says what it knows",
    (text) => {
      expect(() => compileMarkdown(text)).toThrow(
        /^Markdown here knows paragraphs, lists, \*\*bold\*\*, \*italic\*, `code` and \[links\]\(…\), got "/,
      );
    },
  );
});

describe("compileInline", () => {
  it("gives the line's pieces without a paragraph around them", () => {
    expect(compileInline("  see [the guide](https://example.com)  ")).toEqual([
      "see ",
      { href: "https://example.com", text: ["the guide"] },
    ]);
  });

  it("refuses HTML too", () => {
    expect(() => compileInline("<script>alert(1)</script>")).toThrow("Markdown here knows");
  });
});
