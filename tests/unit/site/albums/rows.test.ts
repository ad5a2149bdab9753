import { describe, expect, it } from "vitest";
import { albumRows } from "../../../../site/albums/rows.ts";

const rows = (...ratios: number[]) =>
  albumRows(ratios.map((ratio) => ({ ratio }))).map((row) => row.map(({ ratio }) => ratio));

describe("an album's rows", () => {
  it("take turns: one wide picture, then two", () => {
    expect(rows(1.5, 1.5, 1.5, 1.5, 1.5, 1.5)).toEqual([[1.5], [1.5, 1.5], [1.5], [1.5, 1.5]]);
  });

  it("put upright pictures side by side", () => {
    expect(rows(0.667, 0.8, 0.667, 0.8, 0.8)).toEqual([
      [0.667, 0.8],
      [0.667, 0.8, 0.8],
    ]);
  });

  it("keep the order, and leave no picture alone that would not fill a row", () => {
    expect(rows(1.5, 1.6, 1.5, 0.8)).toEqual([[1.5], [1.6, 1.5, 0.8]]);
    expect(rows(1.5, 1)).toEqual([[1.5, 1]]);
  });

  it("are as few as there are pictures", () => {
    expect(rows()).toEqual([]);
    expect(rows(0.667)).toEqual([[0.667]]);
  });
});
