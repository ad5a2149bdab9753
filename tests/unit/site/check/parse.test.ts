import { expect, it } from "vitest";
import type { z } from "zod";
import { parseFile } from "../../../../site/check/parse.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { topicSchema } from "../../../../site/schema/topic.ts";
import { wordsSchema } from "../../../../site/schema/words.ts";

type Def = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
};

const schemasIn = (schema: z.ZodType): z.ZodType[] => {
  const { shape = {}, element, innerType, valueType, options = [] } = schema.def as Def;
  const inner = [...Object.values(shape), element, innerType, valueType, ...options];
  return [schema, ...inner.filter((one) => one !== undefined).flatMap(schemasIn)];
};

const wrongs = [
  undefined,
  null,
  -1,
  1.5,
  NaN,
  true,
  "",
  " ",
  "é?",
  "x".repeat(500),
  [],
  ["x", 5],
  {},
  { odd: 1 },
  () => {},
];

it("every invalid value gets a short message", () => {
  const faults = [...Object.values(contentSchemas), topicSchema, wordsSchema].flatMap(schemasIn).flatMap((schema) =>
    wrongs.flatMap((wrong) => {
      const problems: Problem[] = [];
      parseFile("file.ts", schema, wrong, problems);
      return problems
        .map(({ message }) => message)
        .filter((message) => /Too |Unrecognized|received|undefined|\n/.test(message) || message.length > 400);
    }),
  );
  expect(faults).toEqual([]);
});
