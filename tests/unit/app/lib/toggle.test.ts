import { expect, it } from "vitest";
import { toggle } from "../../../../app/lib/toggle.ts";

it("adds an item at the end, and removes it again", () => {
  expect(toggle(toggle([], "Tent"), "Peg")).toEqual(["Tent", "Peg"]);
  expect(toggle(["Tent", "Peg"], "Tent")).toEqual(["Peg"]);
});
