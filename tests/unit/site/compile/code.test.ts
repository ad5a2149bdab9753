import { describe, expect, it } from "vitest";
import { compileCode } from "../../../../site/compile/code.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const parse = (items: unknown[]) => {
  const block = blockSchema.parse({ kind: "code", items });
  if (block.kind !== "code") throw new Error("no code");
  return block;
};

const complaints = (item: object) =>
  blockSchema
    .safeParse({ kind: "code", items: [{ title: "Install", language: "bash", ...item }] })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const textOf = ({ tokens }: { tokens: readonly (readonly [string, ...unknown[]])[] }) =>
  tokens.map(([text]) => text).join("");

describe("code", () => {
  it.each([
    ["ls", "ls"],
    ["\n  ls\n\n", "ls"],
    ["\n      services:\n        web:\n\n          image: x\n    ", "services:\n  web:\n\n    image: x"],
    ["\n \n    web:\n  db:\n", "  web:\ndb:"],
    ["  web:\n    image: x\ndb:", "  web:\n    image: x\ndb:"],
    ["services:\n  web:\n    image: x", "services:\n  web:\n    image: x"],
    ["\n\t\tall:\n\t\t\tls\n", "all:\n\tls"],
  ])("%j keeps its shape", async (code, bare) => {
    const block = parse([{ title: "List", language: "yaml", code }]);
    const { items } = await compileCode(block);
    expect(items[0]?.variants.map(textOf)).toEqual([bare]);
  });
});

describe("commands", () => {
  it("are one for all, or one for each system; the systems are told in their order", async () => {
    const { items, systems } = await compileCode(
      parse([
        { title: "List", language: "bash", code: "ls" },
        {
          title: "Install",
          language: "bash",
          comment: "asks first",
          variants: [
            { systems: ["Debian", "Ubuntu"], code: "sudo apt install tree" },
            { systems: ["Fedora"], code: "sudo dnf install tree" },
          ],
        },
        {
          title: "Update",
          language: "bash",
          variants: [
            { systems: ["Fedora"], code: "true" },
            { systems: ["Ubuntu", "Debian"], code: "false" },
          ],
        },
      ]),
    );
    expect(systems).toEqual(["Debian", "Ubuntu", "Fedora"]);
    expect(items.map(({ variants }) => variants.map(textOf))).toEqual([
      ["ls"],
      ["sudo apt install tree", "sudo dnf install tree"],
      ["true", "false"],
    ]);
    expect(items[0]?.variants[0]).not.toHaveProperty("systems");
    expect(items[1]).toMatchObject({ comment: "asks first", variants: [{ systems: ["Debian", "Ubuntu"] }, {}] });
  });

  it("say nothing of systems where there are none", async () => {
    expect(await compileCode(parse([{ title: "List", language: "bash", code: "ls" }]))).not.toHaveProperty("systems");
  });
});
