import { describe, expect, it } from "vitest";
import { stripRange } from "../../../../../app/islands/viewer/strip-range.ts";

describe("the strip", () => {
  it("has all photos of a usual gallery", () => {
    expect(stripRange(70, 3)).toEqual({ from: 0, to: 70 });
  });

  it("has of many those around the one in view", () => {
    expect(stripRange(1000, 500)).toEqual({ from: 470, to: 530 });
    expect(stripRange(1000, 0)).toEqual({ from: 0, to: 30 });
    expect(stripRange(1000, 999)).toEqual({ from: 969, to: 1000 });
  });
});
