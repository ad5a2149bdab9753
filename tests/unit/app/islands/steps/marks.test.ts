import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMarks, toggled, without } from "../../../../../app/islands/steps/marks.ts";

const names = fc.uniqueArray(fc.string(), { maxLength: 20 });

describe("marks", () => {
  it("are what was stored, each once", () => {
    fc.assert(
      fc.property(names, (marks) => {
        expect(readMarks(JSON.parse(JSON.stringify([...marks, ...marks])))).toEqual(marks);
      }),
    );
  });

  it("are nothing where something else was stored", () => {
    const strange = fc
      .jsonValue()
      .filter((value) => !Array.isArray(value) || value.some((one) => typeof one !== "string"));
    fc.assert(fc.property(strange, (value) => void expect(readMarks(value)).toBeUndefined()));
    expect(readMarks(Array.from({ length: 1001 }, String))).toBeUndefined();
  });

  it("come and go one at a time, and leave the others alone", () => {
    fc.assert(
      fc.property(names, fc.string(), (marks, name) => {
        const once = toggled(marks, name);
        expect(once.includes(name)).toBe(!marks.includes(name));
        expect(without(once, [name])).toEqual(without(marks, [name]));
        expect(new Set(toggled(once, name))).toEqual(new Set(marks));
      }),
    );
  });

  it("are cleared for one guide and kept for the others on its page", () => {
    fc.assert(
      fc.property(names, names, (marks, own) => {
        const left = without(marks, own);
        expect(left.filter((name) => own.includes(name))).toEqual([]);
        expect([...left, ...marks.filter((name) => own.includes(name))].toSorted()).toEqual(marks.toSorted());
      }),
    );
  });
});
