import { expect, it } from "vitest";
import { titleFit } from "../../../../site/compile/title-fit.ts";

const serif = { face: "serif", tight: 0.4 } as const;
const lettersFor = (title: string) => Number(titleFit(title).number);

it("a title is set for as many letters as it has, and wide letters for more", () => {
  expect(titleFit("Linux setup")).toEqual({ number: "11.00" });
  expect(lettersFor("HARDWARE")).toBeGreaterThan(8);
  expect(Number(titleFit("Linux setup", serif).number)).toBeGreaterThan(11);
  for (const title of ["", "A", "日", "x".repeat(400)]) expect(titleFit(title).number).toMatch(/^\d\d\.\d\d$/);
});

it("a long title wraps, and one with a very long word is set for that word", () => {
  expect(titleFit("Everything I know about the high mountains of Norway and the way up")).toEqual({ number: "24.00" });
  const word = "Konstantinopolitanischerdudelsackpfeifer";
  expect(titleFit(word).long).toBe(true);
  expect(lettersFor(`The ${word}`)).toBe(lettersFor(word));
  expect(titleFit("Hohenlohe-Langenburg").long).toBeUndefined();
  expect(titleFit("日本の山と川と海と空と森と谷と湖と雪").long).toBeUndefined();
});

it("a short title has few letters, and no wide ones", () => {
  expect(["Camp", "Drones", "Camping", "WWWWWW"].map((title) => titleFit(title).short)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
});
