import { expect, it } from "vitest";
import { counted } from "../../../../site/compile/counted.ts";

it.each([
  [0, "No frames"],
  [1, "One frame"],
  [2, "Two frames"],
  [12, "Twelve frames"],
  [13, "13 frames"],
  [101, "101 frames"],
])("counts %i as %s", (count, text) => {
  expect(counted(count, "frame", "frames")).toBe(text);
});
