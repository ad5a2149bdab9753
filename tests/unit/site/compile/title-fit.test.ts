import { describe, expect, it } from "vitest";
import { titleFit } from "../../../../site/compile/title-fit.ts";

const serif = { face: "serif", tight: 0.4 } as const;

const lettersFor = (title: string) => Number(titleFit(title).number);

describe("titleFit", () => {
  it("sets an everyday title for as many letters as it has", () => {
    expect(titleFit("Linux setup")).toEqual({ number: "11.00" });
  });

  it("gives capitals and other wide letters more room", () => {
    expect(lettersFor("HARDWARE")).toBeGreaterThan(8);
    expect(lettersFor("mummy")).toBeGreaterThan(lettersFor("lilly"));
  });

  it("gives the serif's letters, which are wider, more room as well", () => {
    expect(Number(titleFit("Linux setup", serif).number)).toBeGreaterThan(lettersFor("Linux setup"));
    expect(titleFit("Everything about the high mountains of Norway", serif)).toEqual({ number: "24.00" });
  });

  it("lets a long title wrap instead of making it ever smaller", () => {
    const sentence = "Everything I know about the high mountains of Norway and the way up";
    expect(titleFit(sentence)).toEqual({ number: "24.00" });
  });

  it("sets a title with a very long word for that word", () => {
    const word = "Konstantinopolitanischerdudelsackpfeifer";
    expect(titleFit(word).long).toBe(true);
    expect(lettersFor(`The ${word}`)).toBe(lettersFor(word));
    expect(lettersFor(word)).toBeGreaterThan(30);
  });

  it("takes no hyphenated or full-width title for one long word", () => {
    expect(titleFit("Hohenlohe-Langenburg").long).toBeUndefined();
    expect(titleFit("日本の山と川と海と空と森と谷と湖と雪").long).toBeUndefined();
  });

  it.each(["", "A", "日", "x".repeat(400)])("gives the stylesheet two digits, a point and two digits: %s", (title) => {
    expect(titleFit(title).number).toMatch(/^\d\d\.\d\d$/);
  });
});

describe("a short title", () => {
  it("has few letters, and no wide ones", () => {
    expect(["Camp", "Games", "Drones"].map((title) => titleFit(title).short)).toEqual([true, true, true]);
    expect(["Camping", "WWWWWW"].map((title) => titleFit(title).short)).toEqual([undefined, undefined]);
  });
});
