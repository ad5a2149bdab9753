import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { parseFile } from "../../../../site/check/explain.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { topicSchema } from "../../../../site/schema/topic.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const raw =
  /Invalid|Expected|Too (small|big)|Unrecognized|expected (string|number|array|object|something else|another)|undefined|\[object/;

type Def = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
};

const complaintsOf = (schema: z.ZodType, value: unknown) => {
  const problems: Problem[] = [];
  parseFile("file.ts", schema, value, problems);
  return problems;
};

/** Every schema within a schema, with its name. */
const schemasIn = (schema: z.ZodType, name = ""): [string, z.ZodType][] => {
  const def = schema.def as Def;
  const inner = Object.entries(def.shape ?? {}).flatMap(([key, field]) => schemasIn(field, `${name}.${key}`));
  const others = [def.element, def.innerType, def.valueType, def.in, ...(def.options ?? [])].filter(
    (one) => one !== undefined,
  );
  return [[name, schema], ...inner, ...others.flatMap((one) => schemasIn(one, name))];
};

const wrongs = [
  undefined,
  null,
  0,
  -1,
  1.5,
  NaN,
  true,
  "",
  " ",
  "x",
  "é?",
  "x".repeat(500),
  [],
  ["x", 5],
  {},
  { odd: 1 },
  { kind: "x" },
  () => {},
  5n,
];

const everySchema = Object.entries({ ...contentSchemas, topic: topicSchema, block: blockSchema }).flatMap(
  ([name, schema]) => schemasIn(schema, name),
);

describe("what is wrong with a field", () => {
  it("is told in words of the owner's, whatever the field and whatever stands there", () => {
    expect(everySchema.length).toBeGreaterThan(300);
    for (const [name, schema] of everySchema) {
      for (const wrong of wrongs) {
        for (const { field, message } of complaintsOf(schema, wrong)) {
          expect(message, `${name} ${field}, given ${String(wrong)}`).not.toMatch(raw);
          expect(message, name).not.toContain("\n");
        }
      }
    }
  });

  it.each<[what: string, schema: z.ZodType, value: unknown, field: string, message: string]>([
    [
      "an address or nothing",
      blockSchema,
      { kind: "tiles", items: [{ title: "A", url: "camp", imgUrl: "./a.svg", alt: "A tent in rain." }] },
      "items[0].url",
      'expected an address such as https://… or /path, got "camp"',
    ],
    [
      "a kind that is misspelt",
      blockSchema,
      { kind: "proze" },
      "kind",
      'expected one of the known kinds (prose, links, tiles, images, photos, plate, goals, facts, note, gear, table, clothing, words, code, steps, food-picker, growth, order, flyable, timer, sky, models), got "proze"; perhaps "prose" was meant',
    ],
    [
      "a tone",
      blockSchema,
      { kind: "note", text: "x", tone: "cautoin" },
      "tone",
      'expected "note" or "caution", got "cautoin"; perhaps "caution" was meant',
    ],
    [
      "a hue's name",
      contentSchemas.theme,
      { hues: { "My Hue": "#f80" } },
      "hues.My Hue",
      'expected small letters, digits and hyphens, such as my-topic, got "My Hue"',
    ],
    [
      "a number below its limit",
      blockSchema,
      { kind: "gear", groups: [{ items: [{ title: "A", price: -1 }] }] },
      "groups[0].items[0].price",
      "expected at least 0, got -1",
    ],
    [
      "a price of less than a cent",
      blockSchema,
      { kind: "gear", groups: [{ items: [{ title: "A", price: 4.125 }] }] },
      "groups[0].items[0].price",
      "expected at most two decimals, such as 4.5 or 4.55, got 4.125",
    ],
    [
      "a thing that stands twice on a list to pack from",
      blockSchema,
      { kind: "gear", pack: true, groups: [{ items: [{ title: "A" }] }, { items: [{ title: "B" }, { title: "A" }] }] },
      "groups[1].items[1].title",
      'expected titles that differ, since marks know things by them, got "A" twice',
    ],
    [
      "a price in words without its number",
      blockSchema,
      { kind: "gear", groups: [{ items: [{ title: "A", priceText: "a coin" }] }] },
      "groups[0].items[0].price",
      "expected a number, since there is a priceText: it is what the totals are made of",
    ],
    [
      "a text beyond its limit",
      contentSchemas.contact,
      { title: "A", heading: "A", description: "x".repeat(171) },
      "description",
      `expected at most 170 characters, got "${"x".repeat(76)}…`,
    ],
    [
      "a language of code",
      blockSchema,
      { kind: "code", items: [{ title: "A", language: "pyton", code: "x" }] },
      "items[0].language",
      'expected a language that Shiki knows, such as "bash", "yaml" or "python", got "pyton"; perhaps "python" was meant',
    ],
  ])("says so of %s", (_what, schema, value, field, message) => {
    expect(complaintsOf(schema, value)).toEqual([{ file: "file.ts", field, message }]);
  });

  it("is told for each unknown field apart", () => {
    const found = complaintsOf(blockSchema, { kind: "prose", text: "x", titel: "A", color: 1 });
    expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'titel: unknown field "titel": remove it or check its spelling; perhaps "title" was meant',
      'color: unknown field "color": remove it or check its spelling',
    ]);
  });
});

it("tells once of a field whose name is misspelt", () => {
  const found = complaintsOf(contentSchemas.contact, { title: "A", description: "A", haeding: "A" });
  expect(found.map(({ field }) => field)).toEqual(["haeding"]);
});

describe("a block", () => {
  it.each<[what: string, block: object, field: string, message: string]>([
    [
      "a step's picture without an alt text",
      { kind: "steps", items: [{ title: "A", text: "x", imgUrl: "./a.svg" }] },
      "items[0].alt",
      "expected an alt text",
    ],
    [
      "a step's alt text without a picture",
      { kind: "steps", items: [{ title: "A", text: "x", alt: "A tent in rain." }] },
      "items[0].imgUrl",
      "expected a picture",
    ],
    [
      "tools without a guide",
      { kind: "steps", tools: ["Saw"], items: [{ title: "A", text: "x" }] },
      "tools",
      "expected guide: true",
    ],
    [
      "minutes without a guide",
      { kind: "steps", items: [{ title: "A", text: "x", minutes: 5 }] },
      "items[0].minutes",
      "expected guide: true",
    ],
    [
      "a row with too few cells",
      { kind: "table", caption: "A", columns: ["A", "B"], rows: [["1", "2"], ["1"]] },
      "rows[1]",
      "expected 2 cells, one for each column, got 1",
    ],
    [
      "a row with too many cells",
      { kind: "table", caption: "A", columns: ["A"], rows: [["1", "2"]] },
      "rows[0]",
      "expected 1 cells, one for each column, got 2",
    ],
  ])("refuses %s", (_what, block, field, message) => {
    const [found, ...others] = complaintsOf(blockSchema, block);
    expect(others).toEqual([]);
    expect(found?.field).toBe(field);
    expect(found?.message).toContain(message);
  });

  it.each(["bash", "python", "rs", "cpp", "c++", "c#", "vim", "text", "txt"])("may hold code in %s", (language) => {
    expect(complaintsOf(blockSchema, { kind: "code", items: [{ title: "A", language, code: "x" }] })).toEqual([]);
  });
});
