import { describe, expect, it } from "vitest";
import { highlight } from "../../../../site/compile/highlight.ts";

const textOf = (code: string, language: string) =>
  highlight(code, language)
    .map(([text]) => text)
    .join("");

const roleOf = (part: string, code: string, language: string) =>
  highlight(code, language).find(([text]) => text.includes(part))?.[1];

describe("highlight", () => {
  it.each([
    ["bash", '# first\nsudo apt install "fish" && echo $HOME\n\nexit 0'],
    ["ini", "[section]\nkey = value"],
    ["json", '{ "key": [1, true, "text"] }'],
    ["lua", "local x = 1 -- one\nreturn x"],
    ["toml", '[table]\nname = "x"'],
    ["vim", 'set number\nlet g:x = 1 " comment'],
    ["yaml", "key: value # why\nlist:\n  - 1"],
  ])("changes no character of %s", (language, code) => {
    expect(textOf(code, language)).toBe(code);
  });

  it("names the role of each part of a command", () => {
    const code = '# note\napt install "fish" $HOME';
    expect(roleOf("# note", code, "bash")).toBe("comment");
    expect(roleOf("apt", code, "bash")).toBe("command");
    expect(roleOf("fish", code, "bash")).toBe("string");
    expect(roleOf("HOME", code, "bash")).toBe("value");
  });

  it.each([
    ["bash", 'a="text"'],
    ["ini", 'a = "text"'],
    ["json", '{ "a": "text" }'],
    ["lua", 'a = "text"'],
    ["toml", 'a = "text"'],
    ["vim", 'let a = "text"'],
    ["yaml", 'a: "text"'],
  ])("sees the string in %s", (language, code) => {
    expect(roleOf("text", code, language)).toBe("string");
  });

  it("leaves out the empty lines around a template string", () => {
    expect(textOf("\n  ls\n\n", "bash")).toBe("ls");
  });

  it("refuses a language it does not know", () => {
    expect(() => highlight("x", "klingon")).toThrow();
  });
});
