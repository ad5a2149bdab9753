import { describe, expect, it } from "vitest";
import { fieldName } from "../../../../site/check/problems.ts";
import { address, picturePath, slug, summary, text as words } from "../../../../site/schema/parts.ts";
import { topicSchema } from "../../../../site/schema/topic.ts";
import { sectionsOf } from "../../../../site/sections.ts";
import { type Block, blockSchema } from "../../../../site/schema/blocks.ts";

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("an address", () => {
  it.each([
    "https://example.com",
    "http://example.com/a?b#c",
    "www.example.com/page",
    "assets/photo.jpg",
    "/path",
    "/",
    "/path#anchor",
    "#anchor",
  ])("may be %s", (value) => {
    expect(accepts(address, value)).toBe(true);
  });

  it.each([
    "htps://x",
    "https://",
    "https:///x",
    "example.com",
    "//example.com",
    "",
    "javascript:alert(1)",
    "a b",
    "https://https://github.com/me",
    "https://github",
    "https://github./me",
    "http://localhost:3000",
    "www.",
    "#",
    5,
  ])("may not be %j", (value) => {
    expect(accepts(address, value)).toBe(false);
  });

  it.each([
    ["/My CV.pdf", ": write %20 for it, or rename the file"],
    ["assets/My CV.pdf", ": write %20 for it, or rename the file"],
    ["https://example.com/a b", ": write %20 for it"],
    ["mailto:me@example.com?subject=My words", ": write %20 for it"],
  ])("has no space, as %j has", (value, remedy) => {
    expect(address.safeParse(value).error?.issues).toMatchObject([
      { message: `expected an address without a space${remedy}, got ${JSON.stringify(value)}` },
    ]);
  });
});

describe("words", () => {
  it("are one line, however they are written, and keep the spaces that must not break", () => {
    expect(words.parse(" Tea\n   and\tbread ")).toBe("Tea and bread");
    expect(words.parse("5\u00a0kg")).toBe("5\u00a0kg");
    expect(summary.parse(`${"a".repeat(160)}${" ".repeat(20)}\nb`)).toHaveLength(162);
  });
});

describe("a picture's path", () => {
  it.each(["./photo.jpg", "./photos/a-b_c.JPEG", "./x.svg", "./x.avif"])("may be %s", (value) => {
    expect(accepts(picturePath, value)).toBe(true);
  });

  it.each(["photo.jpg", "/photo.jpg", "./photo.gif", "./photo", "https://x.example/a.jpg", "./a b.jpg"])(
    "may not be %s",
    (value) => {
      expect(accepts(picturePath, value)).toBe(false);
    },
  );
});

describe("a slug", () => {
  it.each([
    ["3d-art", true],
    ["food", true],
    ["Food", false],
    ["-food", false],
    ["a--b", false],
    ["", false],
  ])("%j: %s", (value, good) => {
    expect(accepts(slug, value)).toBe(good);
  });

  it("and a topic's path are short enough for the name of a file", () => {
    const { path } = topicSchema.shape;
    const [fits, long] = ["a".repeat(100), "a".repeat(101)];
    expect([accepts(slug, fits), accepts(path, `/blog/${fits}`)]).toEqual([true, true]);
    expect(slug.safeParse(long).error?.issues[0]?.message).toMatch(/^expected at most 100 characters, got "aaa/);
    expect(path.safeParse(`/blog/${long}`).error?.issues[0]?.message).toMatch(
      /^expected names of at most 100 characters between the slashes, got "\/blog\/aaa/,
    );
  });
});

describe("a block", () => {
  const block = (heading: object) => blockSchema.safeParse({ kind: "goals", items: ["Go."], ...heading });

  it("has an intro only under a title, where it is shown", () => {
    expect(block({ title: "Goals", intro: "So." }).success).toBe(true);
    expect(block({ intro: "So." }).error?.issues).toMatchObject([
      {
        path: ["intro"],
        message: "expected a title beside it, since it is shown under that; add one, or remove this field",
      },
    ]);
  });
});

describe("a table of clothing", () => {
  const issues = (...ranges: string[]) => {
    const rows = ranges.map((temperature) => ({ temperature, layer: "A coat", layerNight: "Two" }));
    return blockSchema.safeParse({ kind: "clothing", caption: "Layers", rows }).error?.issues ?? [];
  };

  it("has each range once, however it is written", () => {
    expect(issues("35+", "25-35", "<25", "15-25")).toEqual([]);
    expect(issues("35+", "25-35", "25 – 35 °F")).toMatchObject([
      {
        path: ["rows", 2, "temperature"],
        message: 'expected each range once, got "25 – 35 °F" again; change it, or remove one of the two',
      },
    ]);
  });
});

describe("fieldName", () => {
  it.each<[PropertyKey[], string]>([
    [["blocks", 3, "items", 0, "url"], "blocks[3].items[0].url"],
    [[1, "from"], "[1].from"],
    [[], ""],
  ])("%j reads %j", (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

describe("sectionsOf", () => {
  const prose = (text: string, heading: object = {}) => ({ kind: "prose", text, ...heading }) as Block;

  it("opens a section at every title and keeps what follows in it", () => {
    const blocks = [
      prose("a", { title: "First thing", intro: "So." }),
      prose("b"),
      prose("c", { title: "Second", id: "two" }),
    ];
    expect(sectionsOf({ blocks })).toEqual([
      { id: "first-thing", title: "First thing", intro: "So.", blocks: blocks.slice(0, 2) },
      { id: "two", title: "Second", blocks: blocks.slice(2) },
    ]);
  });
});
