import { describe, expect, it } from "vitest";
import { compileCode } from "../../../../site/compile/code.ts";
import { highlight } from "../../../../site/compile/highlight.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const parse = (items: unknown[]) => {
  const block = blockSchema.parse({ kind: "code", items });
  if (block.kind !== "code") throw new Error("no code");
  return block;
};

const textOf = ({ tokens }: { tokens: readonly (readonly [string, ...unknown[]])[] }) =>
  tokens.map(([text]) => text).join("");

describe("code", () => {
  it("loses the indentation of the content file, and keeps its own", async () => {
    const bare: Record<string, string> = {
      "\n  ls\n\n": "ls",
      "\n      services:\n        web:\n\n          image: x\n    ": "services:\n  web:\n\n    image: x",
      "\n \n    web:\n  db:\n": "  web:\ndb:",
      "  web:\n    image: x\ndb:": "  web:\n    image: x\ndb:",
      "\n\t\tall:\n\t\t\tls\n": "all:\n\tls",
    };
    for (const [code, text] of Object.entries(bare)) {
      const { items, systems } = await compileCode(parse([{ title: "List", language: "yaml", code }]));
      expect([items[0]?.variants.map(textOf), systems]).toEqual([[text], undefined]);
    }
  });

  it("is the same for all systems, or one per system in their order", async () => {
    const debian = { systems: ["Debian", "Ubuntu"], code: "sudo apt install tree" };
    const fedora = { systems: ["Fedora"], code: "sudo dnf install tree" };
    const { items, systems } = await compileCode(
      parse([
        { title: "List", language: "bash", code: "ls" },
        { title: "Install", language: "bash", comment: "asks first", variants: [debian, fedora] },
        { title: "Again", language: "bash", variants: [fedora, debian] },
      ]),
    );
    expect(systems).toEqual(["Debian", "Ubuntu", "Fedora"]);
    expect(items.slice(0, 2).map(({ variants }) => variants.map(textOf))).toEqual([
      ["ls"],
      ["sudo apt install tree", "sudo dnf install tree"],
    ]);
  });

  it("is rejected with the reason when a system has none or two", () => {
    const variant = (...systems: string[]) => ({ systems, code: "ls" });
    const complaints = (...items: object[]) =>
      blockSchema
        .safeParse({ kind: "code", items: items.map((item) => ({ title: "Install", language: "bash", ...item })) })
        .error?.issues.map(({ message }) => message)
        .join();
    expect(complaints({})).toContain("expected either code, or variants");
    expect(complaints({ code: "ls", variants: [variant("A"), variant("B")] })).toContain(
      "expected either code, or variants",
    );
    expect(complaints({ variants: [variant("A"), variant("A")] })).toContain("got A, A");
    expect(complaints({ variants: [variant("A")] })).toContain(">=2 items");
    expect(
      complaints({ variants: [variant("A"), variant("B")] }, { variants: [variant("A"), variant("C")] }),
    ).toContain("got A, C");
  });
});

describe("highlighted code", () => {
  it("keeps every character, and has its strings highlighted", async () => {
    const strings: Record<string, string> = {
      bash: '# first\napt install "text" && echo $HOME\n\nexit 0',
      json: '{ "a": "text" }',
      toml: '[table]\na = "text"',
      vim: 'let a = "text"',
      yaml: 'a: "text"\nlist:\n  - 1',
      rs: 'let a = "text";',
      "c#": 'var a = "text";',
    };
    for (const [language, code] of Object.entries(strings)) {
      const tokens = await highlight(code, language);
      expect(textOf({ tokens })).toBe(code);
      expect(tokens.find(([text]) => text.includes("text"))?.[1], language).toBe("string");
    }
    expect(textOf({ tokens: await highlight("nothing to see", "text") })).toBe("nothing to see");
    await expect(highlight("x", "klingon")).rejects.toThrow();
  });
});
