import { describe, expect, it } from "vitest";
import { shownDay } from "../../../../site/sky/shown.ts";

const teton = { latitude: 43.79, longitude: -110.68 };

describe("a day as shown", () => {
  it("has local times, to the nearest minute, and the moon's phase", () => {
    const shown = shownDay("2026-09-26", teton, "America/Denver", "en-US");
    expect(shown.date).toBe("September 26, 2026");
    expect(shown.times).toMatchObject({ sunrise: "7:15 AM", sunset: "7:12 PM", nightStart: "8:49 PM" });
    expect(shown.hours).toEqual([
      { text: "6 AM", at: 0.25 },
      { text: "12 PM", at: 0.5 },
      { text: "6 PM", at: 0.75 },
    ]);
    expect(shown.moon).toMatchObject({ name: 4, lit: 100 });
    expect(shown.sunlit).toBe(11 * 60 + 57);
  });

  it("names the moon between its quarters", () => {
    const days = ["11-09", "11-13", "11-17", "11-20", "11-24", "11-27", "12-01", "12-04"];
    const names = days.map((day) => shownDay(`2026-${day}`, teton, "UTC", "en").moon.name);
    expect(names).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("has no sun times where the sun stays up", () => {
    const shown = shownDay("2026-06-21", { latitude: 78.22, longitude: 15.63 }, "Arctic/Longyearbyen", "en");
    expect(Object.keys(shown.times)).toEqual(["moonrise"]);
    expect(shown.stays).toBe("up");
    expect(shown.lights).toEqual([{ light: "day", to: 1 }]);
  });

  it("counts the sun's hours where it sets after midnight, and on a day of 25 hours", () => {
    const denali = { latitude: 63.73, longitude: -148.91 };
    expect(shownDay("2026-06-21", denali, "America/Anchorage", "en").sunlit).toBe(20 * 60 + 49);
    const before = shownDay("2026-10-31", teton, "America/Denver", "en").sunlit;
    const after = shownDay("2026-11-01", teton, "America/Denver", "en").sunlit;
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThanOrEqual(4);
  });
});
