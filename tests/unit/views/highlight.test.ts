import { describe, expect, it } from "vitest";
import { highlight } from "../../../app/views/highlight.server.ts";

const textOf = (code: string, language: string) =>
  highlight(code, language)
    .map((line) => line.map(([text]) => text).join(""))
    .join("\n");

const rolesOf = (code: string, language: string) =>
  Object.fromEntries(
    highlight(code, language)
      .flat()
      .flatMap(([text, role]) => (role ? [[text.trim(), role]] : [])),
  );

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
    const roles = rolesOf('# note\napt install "fish" $HOME', "bash");
    expect(roles["# note"]).toBe("comment");
    expect(roles["apt"]).toBe("command");
    expect(roles['"fish"']).toBe("string");
    expect(roles["$HOME"]).toBe("value");
  });

  it.each(["bash", "ini", "json", "lua", "toml", "vim", "yaml"])("marks strings or values in %s", (language) => {
    const code = { json: '{"a": "b"}', yaml: 'a: "b"' }[language] ?? (language === "vim" ? 'let a = "b"' : 'a = "b"');
    const roles = new Set(highlight(code, language).flatMap((line) => line.map(([, role]) => role)));
    expect(roles).toContain("string");
  });

  it("refuses a language it does not know", () => {
    expect(() => highlight("x", "klingon")).toThrow();
  });
});
