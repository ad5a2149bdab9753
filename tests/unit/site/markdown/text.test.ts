import { describe, expect, it } from "vitest";
import { fenced, inCell, listed, plain, quoted, withAddresses } from "../../../../site/markdown/text.ts";

describe("pieces of Markdown", () => {
  it("keep words as words", () => {
    expect(plain("a*b* [c] <d> `e` f_g | h\n i")).toBe("a\\*b\\* \\[c\\] \\<d\\> \\`e\\` f\\_g \\| h i");
  });

  it.each([
    ["1. May", "1\\. May"],
    ["# 5", "\\# 5"],
    ["- x", "\\- x"],
    ["1.5 m", "1.5 m"],
    ["-5 °C", "-5 °C"],
  ])("do not take the beginning of %j for a mark", (words, text) => {
    expect(plain(words)).toBe(text);
  });

  it("change the addresses of links and nothing else", () => {
    const upper = (url: string) => url.toUpperCase();
    expect(withAddresses("[*a* b](/c) and `[d](/e)`, [f](/g)", upper)).toBe("[*a* b](/C) and `[d](/e)`, [f](/G)");
    expect(withAddresses("<https://x.example/>", (url) => url)).toBe("<https://x.example/>");
  });

  it("quote every line, also empty ones", () => {
    expect(quoted("a\n\nb")).toBe("> a\n>\n> b");
  });

  it("keep further lines within their item", () => {
    expect(listed(["a\nb", "c"])).toBe("- a\n  b\n- c");
  });

  it("fence code that has fences of its own", () => {
    expect(fenced("```\nx\n```", "md")).toBe("````md\n```\nx\n```\n````");
  });

  it("escape bars in cells once", () => {
    expect(inCell("a | b \\| c")).toBe("a \\| b \\| c");
  });
});
