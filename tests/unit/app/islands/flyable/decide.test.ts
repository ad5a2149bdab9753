import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Values, decide, fields } from "../../../../../app/islands/flyable/decide.ts";
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

/** Limits of any owner, with some left out. */
const limits = fc
  .record({
    wind: tenths(20),
    aloft: fc.option(tenths(30), { nil: undefined }),
    gust: fc.option(tenths(30), { nil: undefined }),
    spread: fc.option(tenths(10), { nil: undefined }),
    angle: fc.option(fc.integer({ min: 0, max: 180 }), { nil: undefined }),
    base: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
    is: fc.constantFrom("under", "most"),
    hours: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
  })
  .map(({ wind, aloft, gust, spread, angle, base, is, hours }) => {
    const bound = (limit: number | undefined, more = 0) => (limit === undefined ? limit : { [is]: limit + more });
    const level = (more: number) => ({
      title: `Level ${more}`,
      wind: bound(wind, more),
      aloft: bound(aloft, more),
      gust: bound(gust, more),
      spread: bound(spread, more),
    });
    return compiled({
      levels: hours === undefined ? [level(0)] : [{ ...level(0), upTo: hours }, level(3)],
      angle: angle === undefined ? angle : { most: angle },
      base: base === undefined ? base : { least: base },
    });
  });

describe("the answer", () => {
  it("is a yes only when everything is there and within the limits", () => {
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
  ])("knows %s", (_what, values, ids) => {
    expect(named({ ...still, ...values })).toEqual(ids);
    expect(asked({ ...still, ...values }).answer).toBe(ids.length > 0 ? "no" : "within");
  });

  it("is no yes when the numbers contradict each other or make no sense", () => {
    expect(asked({ ...still, lull: 7 })).toMatchObject({ answer: "missing", disordered: true });
    expect(asked({ ...still, gust: 5 })).toMatchObject({ answer: "missing", disordered: true });
    expect(asked({ ...still, from: 361 })).toMatchObject({ answer: "missing", missing: ["from"] });
    expect(asked({ ...still, base: -1 })).toMatchObject({ answer: "missing", missing: ["base"] });
    expect(asked({ ...still, aloft: Number.NaN })).toMatchObject({ answer: "missing", missing: ["aloft"] });
  });

  it("does without the direction when there is no wind", () => {
    const { from: _from, launch: _launch, ...others } = still;
    expect(asked({ ...others, wind: 0, lull: 0, gust: 0 }).answer).toBe("within");
  });

  it("is a no without any hours when nobody flies in it", () => {
    expect(asked({ wind: 13 }).answer).toBe("no");
    expect(asked({ wind: 9 }).answer).toBe("missing");
  });

  it("never turns from a no into a yes with more wind, more gusts, more wind aloft, a lower base or fewer hours", () => {
    const steps = [
      ["wind", 1],
      ["gust", 1],
      ["aloft", 1],
      ["base", -1],
      ["hours", -1],
    ] as const;
    fc.assert(
      fc.property(limits, weather, fc.constantFrom(...steps), tenths(3000), (given, values, [field, way], by) => {
        const before = values[field];
        fc.pre(before !== undefined && decide(given.checks, given.levels, values).answer === "no");
        const worse = { ...values, [field]: Math.max(0, (before ?? 0) + way * by) };
        expect(decide(given.checks, given.levels, worse).answer).toBe("no");
      }),
      { numRuns: 2000 },
    );
  });

  it("names at least one reason for every no, and each reason's limit is really passed", () => {
    const level = ({ levels }: ReturnType<typeof compiled>, hours: number) =>
      levels.findIndex(({ upTo = Infinity }) => hours <= upTo);
    const plainly = ({ wind = 0, lull = 0, gust = 0, aloft = 0, from = 0, launch = 0, base = 0 }: Values) => ({
      wind,
      gust,
      aloft,
      base,
      spread: Math.round((gust - lull) * 10) / 10,
      angle: Math.min(Math.abs(from - launch), 360 - Math.abs(from - launch)),
    });
    fc.assert(
      fc.property(limits, weather, (given, values) => {
        const { answer, reasons } = decide(given.checks, given.levels, values);
        expect(answer === "no").toBe(reasons.length > 0);
        for (const { check, value, bound } of reasons) {
          expect(value).toBeCloseTo(plainly(values)[check.id], 6);
          if (values.hours !== undefined) expect(bound).toEqual(check.bounds[level(given, values.hours)]);
          if (bound.is === "under") expect(value).toBeGreaterThanOrEqual(bound.limit);
          if (bound.is === "most") expect(value).toBeGreaterThan(bound.limit);
          if (bound.is === "least") expect(value).toBeLessThan(bound.limit);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
