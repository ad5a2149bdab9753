import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atPlace, isDate, readChoice, rounded, today } from "../../../../../app/islands/sky/choice.ts";

const places = [{ title: "The lake", latitude: 44, longitude: -110, zone: "America/Denver" }];

describe("what a visitor asked for", () => {
  it("is read as it was kept, with a known place where the owner has it now", () => {
    const typed = { date: "2026-02-28", spot: { latitude: -33.87, longitude: 151.21 } };
    expect(readChoice(typed, places)).toEqual(typed);
    const known = atPlace("2026-02-28", places[0] as (typeof places)[0]);
    expect(readChoice({ ...known, spot: { latitude: 1, longitude: 1 } }, places)).toEqual(known);
    expect(readChoice({ ...known, place: "A place that is gone" }, places)).toEqual({
      date: known.date,
      spot: known.spot,
    });
  });

  it("is nothing when anything of it is not of its kind", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(readChoice(stored, places)).toBeUndefined();
        expect(readChoice({ date: "2026-02-28", spot: stored }, places)).toBeUndefined();
      }),
    );
    const spot = { latitude: 0, longitude: 0 };
    for (const date of ["2026-02-30", "2026-13-01", "1899-12-31", "2101-01-01", "26-01-01", 20260101, null]) {
      expect(readChoice({ date, spot }, places)).toBeUndefined();
    }
    for (const wrong of [{ latitude: 90.1 }, { longitude: -181 }, { latitude: "4" }, { longitude: null }]) {
      expect(readChoice({ date: "2026-02-28", spot: { ...spot, ...wrong } }, places)).toBeUndefined();
    }
  });

  it("may be any day of two centuries", () => {
    const anyDay = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
    fc.assert(fc.property(anyDay, (date) => isDate(date.toISOString().slice(0, 10))));
  });

  it("is today as the device has it, and no nearer a place than needed", () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(rounded({ latitude: 43.791_234, longitude: -110.678_9 })).toEqual({ latitude: 43.79, longitude: -110.68 });
  });
});
