import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressOf } from "../../../../../app/islands/steps/progress.ts";

const minutes = fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined });
const steps = fc
  .uniqueArray(fc.record({ id: fc.string(), minutes }), { minLength: 1, maxLength: 12, selector: ({ id }) => id })
  .map((list) => list.map(({ id, minutes: given }) => ({ id, ...(given === undefined ? {} : { minutes: given }) })));

/** Steps, and marks of some of them among others that belong to nothing here. */
const marked = steps.chain((list) =>
  fc.record({
    list: fc.constant(list),
    own: fc.subarray(list.map(({ id }) => id)),
    foreign: fc.array(fc.string().filter((name) => list.every(({ id }) => id !== name))),
  }),
);

describe("how far a guide is", () => {
  it("counts the marks of its steps and no others", () => {
    fc.assert(
      fc.property(marked, ({ list, own, foreign }) => {
        expect(progressOf(list, [...foreign, ...own])).toEqual(progressOf(list, own));
        expect(progressOf(list, own).done).toBe(own.length);
      }),
    );
  });

  it("is as long as what is not marked takes", () => {
    fc.assert(
      fc.property(marked, ({ list, own }) => {
        let all = 0;
        let done = 0;
        for (const { id, minutes: given = 0 } of list) {
          all += given;
          if (own.includes(id)) done += given;
        }
        expect(progressOf(list, own).minutes).toBe(all - done);
      }),
    );
  });

  it("goes on with the first step that is not marked, once one is, until all are", () => {
    fc.assert(
      fc.property(marked, ({ list, own }) => {
        const { next } = progressOf(list, own);
        if (own.length === 0 || own.length === list.length) expect(next).toBeUndefined();
        else {
          const at = list.findIndex((step) => step === next);
          expect(own).not.toContain(next?.id);
          for (const { id } of list.slice(0, at)) expect(own).toContain(id);
        }
      }),
    );
  });

  it("stays the same when steps change places, and loses only the step that is gone", () => {
    fc.assert(
      fc.property(marked, ({ list, own }) => {
        const { done, minutes: left } = progressOf(list, own);
        expect(progressOf(list.toReversed(), own)).toMatchObject({ done, minutes: left });
        const [first, ...rest] = list;
        const lost = first && own.includes(first.id) ? 1 : 0;
        expect(progressOf(rest, own).done).toBe(done - lost);
      }),
    );
  });
});
