import { expect, it } from "vitest";
import { isShortTitle, titleSize } from "../../../../../app/ui/masthead/title-size.ts";

const lettersFor = (title: string) => Number(titleSize(title)["data-number"]);
const isLong = (title: string) => titleSize(title)["data-long"] === true;

it("a title's size depends on its number of characters and its wide characters", () => {
  expect(lettersFor("Linux setup")).toBe(11);
  expect(lettersFor("HARDWARE")).toBeGreaterThan(8);
  for (const title of ["", "A", "日", "x".repeat(400)]) expect(titleSize(title)["data-number"]).toMatch(/^\d\d\.\d\d$/);
});

it("a long title wraps, and a very long word sets the size", () => {
  expect(lettersFor("Everything I know about the high mountains of Norway and the way up")).toBe(24);
  const word = "Konstantinopolitanischerdudelsackpfeifer";
  expect(isLong(word)).toBe(true);
  expect(lettersFor(`The ${word}`)).toBe(lettersFor(word));
  expect(isLong("Hohenlohe-Langenburg")).toBe(false);
  expect(isLong("日本の山と川と海と空と森と谷と湖と雪")).toBe(false);
});

it("a short title has few characters, none of them wide", () => {
  expect(["Camp", "Drones", "Camping", "WWWWWW"].map(isShortTitle)).toEqual([true, true, false, false]);
});
