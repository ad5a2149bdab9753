import { describe, expect, it } from "vitest";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const messages = (fields: object) => {
  const block = { kind: "flyable", caption: "Limits", closing: "And the rest.", ...fields };
  return blockSchema.safeParse(block).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};
const level = { title: "New", wind: { under: 8 } };

describe("limits for flying", () => {
  it("may be as few as one", () => expect(messages({ levels: [level] })).toEqual([]));

  it.each<[what: string, fields: object, message: string]>([
    ["no level", { levels: [] }, "levels: expected at least one level"],
    [
      "two kinds of limit at once",
      { levels: [{ ...level, wind: { under: 8, most: 9 } }] },
      "levels.0.wind: expected either `under` or `most`, and only one of them",
    ],
    [
      "a limit without a number",
      { levels: [{ ...level, wind: {} }] },
      "levels.0.wind: expected either `under` or `most`, and only one of them",
    ],
    [
      "a level before the last without an end",
      { levels: [level, level] },
      "levels.0.upTo: expected a number of hours: another level follows",
    ],
    [
      "an end of the last level",
      { levels: [{ ...level, upTo: 9 }] },
      "levels.0.upTo: expected none: the last level has no end",
    ],
    [
      "levels that go back",
      { levels: [{ ...level, upTo: 9 }, { ...level, upTo: 9 }, level] },
      "levels.1.upTo: expected more than 9 hours, got 9",
    ],
    [
      "a limit that only one level has",
      { levels: [{ ...level, upTo: 9, aloft: { most: 15 } }, level] },
      "levels.1.aloft: expected a limit on all levels or on none",
    ],
    [
      "more than half a turn",
      { levels: [level], angle: { most: 190 } },
      "angle.most: expected at most 180 degrees, got 190",
    ],
  ])("are refused with %s", (_what, fields, message) => expect(messages(fields)).toEqual([message]));
});
