import { expect, it } from "vitest";
import { atPlace, readChoice, rounded, today } from "../../../../../app/islands/sky/choice.ts";

const lake = { title: "The lake", latitude: 44, longitude: -110, zone: "America/Denver" };
const typed = { date: "2026-02-28", spot: { latitude: -33.87, longitude: 151.21 } };

it("a stored choice round-trips, with the current position of a known place", () => {
  expect(readChoice(typed, [lake])).toEqual(typed);
  expect(readChoice({ ...typed, place: "The lake" }, [lake])).toEqual(atPlace("2026-02-28", lake));
  expect(readChoice({ ...typed, place: "A place that is gone" }, [lake])).toEqual(typed);
});

it.each([
  null,
  "2026-02-28",
  { ...typed, spot: null },
  { ...typed, spot: { latitude: 90.1, longitude: 0 } },
  { ...typed, spot: { latitude: 0, longitude: -181 } },
  { ...typed, spot: { latitude: "4", longitude: 0 } },
  ...["2026-02-30", "2026-13-01", "1899-12-31", "2101-01-01", "26-01-01", 20260101].map((date) => ({ ...typed, date })),
])("ignores a stored choice of %j", (stored) => {
  expect(readChoice(stored, [lake])).toBeUndefined();
});

it("uses the device's date, and rounds coordinates", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(rounded({ latitude: 43.791_234, longitude: -110.678_9 })).toEqual({ latitude: 43.79, longitude: -110.68 });
});
