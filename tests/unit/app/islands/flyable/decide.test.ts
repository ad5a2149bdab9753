import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Values, between, decide, fields } from "../../../../../app/islands/flyable/decide.ts";
import { compileFlyable } from "../../../../../site/compile/flyable.ts";
import { blockSchema } from "../../../../../site/schema/blocks.ts";

const compiled = (block: object) => {
  const parsed = blockSchema.parse({ kind: "flyable", caption: "Limits", closing: "And the rest.", ...block });
  return parsed.kind === "flyable" ? compileFlyable(parsed) : { checks: [], levels: [] };
};

const page = compiled({
  levels: [
    { title: "New", upTo: 200, wind: { under: 8 }, spread: { most: 5 }, aloft: { under: 15 } },
    { title: "Years", wind: { most: 12 }, spread: { most: 5 }, aloft: { under: 15 } },
  ],
  angle: { most: 30 },
  base: { least: 1500 },
});
const asked = (values: Values) => decide(page.checks, page.levels, values);

const still = { hours: 20, wind: 6, lull: 4, gust: 9, aloft: 12, from: 270, launch: 280, base: 3000 };
const named = (values: Values) => asked(values).reasons.map(({ check }) => check.id);

/** A number as visitors enter it, in tenths. */
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenth) => tenth / 10);

const weather = fc
  .record(
    {
      hours: tenths(500),
      wind: tenths(20),
      lull: tenths(20),
      gust: tenths(25),
      aloft: tenths(25),
      from: fc.integer({ min: 0, max: 360 }),
      launch: fc.integer({ min: 0, max: 360 }),
      base: fc.integer({ min: 0, max: 6000 }),
    },
    { requiredKeys: [] },
  )
  .map((values): Values => values);

describe("the decision", () => {
  it('returns "yes" only when every value is present and within the limits', () => {
    expect(asked(still)).toEqual({ answer: "within", reasons: [], missing: [], disordered: false });
    for (const field of fields) {
      const { [field]: _left, ...others } = still;
      expect(asked(others), field).toMatchObject({ answer: "missing", missing: [field] });
    }
  });

  it.each<[what: string, values: Values, ids: string[]]>([
    ["wind that reaches a limit it must be under", { wind: 8 }, ["wind"]],
    ["wind that a practiced pilot still flies in", { wind: 12, lull: 8, gust: 13, hours: 300 }, []],
    ["more than that", { wind: 12.1, lull: 8, gust: 13, hours: 300 }, ["wind"]],
    ["the last hour of a new pilot", { wind: 8, hours: 200 }, ["wind"]],
    ["a spread at its limit, in numbers that binary cannot hold", { lull: 5.1, gust: 10.1 }, []],
    ["gusts too far over the lull", { gust: 9.1 }, ["spread"]],
    ["wind aloft", { aloft: 15 }, ["aloft"]],
    ["wind from the side", { launch: 301 }, ["angle"]],
    ["low clouds", { base: 1499 }, ["base"]],
    ["all of it", { wind: 9, gust: 20, aloft: 30, from: 100, base: 200 }, ["wind", "spread", "aloft", "angle", "base"]],
    ["no wind, whichever way the sock hangs", { wind: 0, lull: 0, gust: 2, from: 100 }, []],
  ])("handles %s", (_what, values, ids) => {
    expect(named({ ...still, ...values })).toEqual(ids);
    expect(asked({ ...still, ...values }).answer).toBe(ids.length > 0 ? "no" : "within");
  });

  it('never returns "yes" for contradictory numbers', () => {
    expect(asked({ ...still, lull: 7 })).toMatchObject({ answer: "missing", disordered: true });
    expect(asked({ ...still, gust: 5 })).toMatchObject({ answer: "missing", disordered: true });
  });

  it("needs no direction in calm wind", () => {
    const { from: _from, launch: _launch, ...others } = still;
    expect(asked({ ...others, wind: 0, lull: 0, gust: 0 }).answer).toBe("within");
  });

  it('returns "no" without hours if every level forbids it', () => {
    expect(asked({ wind: 13 }).answer).toBe("no");
    expect(asked({ wind: 9 }).answer).toBe("missing");
  });

  it('never turns "no" into "yes" with more wind, stronger gusts, more wind aloft, a lower base or fewer hours', () => {
    const steps = [
      ["wind", 1],
      ["gust", 1],
      ["aloft", 1],
      ["base", -1],
      ["hours", -1],
    ] as const;
    fc.assert(
      fc.property(weather, fc.constantFrom(...steps), tenths(3000), (values, [field, way], by) => {
        const before = values[field];
        fc.pre(before !== undefined && asked(values).answer === "no");
        expect(asked({ ...values, [field]: Math.max(0, (before ?? 0) + way * by) }).answer).toBe("no");
      }),
    );
  });
});

it.each([
  [350, 10, 20],
  [0, 360, 0],
  [90, 270, 180],
  [45, 300, 105],
  [0, 181, 179],
])("the angle between %d° and %d° is %d° in both directions", (one, other, angle) => {
  expect([between(one, other), between(other, one)]).toEqual([angle, angle]);
});
