import { describe, expect, it } from "vitest";
import { highlight } from "../../../../site/compile/highlight.ts";
import { moduleOf } from "../../../../site/schema/languages.ts";

const textOf = async (code: string, language: string) =>
  (await highlight(code, language)).map(([text]) => text).join("");

const roleOf = async (part: string, code: string, language: string) =>
  (await highlight(code, language)).find(([text]) => text.includes(part))?.[1];

describe("highlight", () => {
  it.each([
    ["bash", '# first\nsudo apt install "fish" && echo $HOME\n\nexit 0'],
    ["ini", "[section]\nkey = value"],
    ["json", '{ "key": [1, true, "text"] }'],
    ["lua", "local x = 1 -- one\nreturn x"],
    ["toml", '[table]\nname = "x"'],
    ["vim", 'set number\nlet g:x = 1 " comment'],
    ["yaml", "key: value # why\nlist:\n  - 1"],
    ["python", "def f(x):\n    return x  # why"],
    ["rs", 'fn main() { println!("hi"); }'],
    ["c#", "var x = 1; // one"],
    ["f#", "let x = 1 // one"],
    ["文言", "吾有一數。"],
    ["text", "nothing to see"],
    ["plaintext", "nothing to see"],
  ])("changes no character of %s", async (language, code) => {
    expect(await textOf(code, language)).toBe(code);
  });

  it("names the role of each part of a command", async () => {
    const code = '# note\napt install "fish" $HOME';
    expect(await roleOf("# note", code, "bash")).toBe("comment");
    expect(await roleOf("apt", code, "bash")).toBe("command");
    expect(await roleOf("fish", code, "bash")).toBe("string");
    expect(await roleOf("HOME", code, "bash")).toBe("value");
  });

  it.each([
    ["bash", 'a="text"'],
    ["ini", 'a = "text"'],
    ["json", '{ "a": "text" }'],
    ["lua", 'a = "text"'],
    ["toml", 'a = "text"'],
    ["vim", 'let a = "text"'],
    ["yaml", 'a: "text"'],
    ["python", 'a = "text"'],
    ["rust", 'let a = "text";'],
    ["c#", 'var a = "text";'],
  ])("sees the string in %s", async (language, code) => {
    expect(await roleOf("text", code, language)).toBe("string");
  });

  it("knows names that no module can have, as Shiki does", async () => {
    for (const name of ["c++", "c#", "f#", "文言"]) {
      const { default: grammars } = (await import(`@shikijs/langs/${moduleOf(name)}`)) as {
        default: { aliases?: string[] }[];
      };
      expect(grammars.at(-1)?.aliases).toContain(name);
    }
  });

  it("refuses a language it does not know", async () => {
    await expect(highlight("x", "klingon")).rejects.toThrow();
  });
});
