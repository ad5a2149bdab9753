import { describe, expect, it } from "vitest";
import { isShort, titleFit } from "../../../../app/lib/title-fit.ts";

const lettersFor = (title: string) => Number(titleFit(title)["data-number"]);

describe("titleFit", () => {
  it("sets an everyday title for as many letters as it has", () => {
    expect(titleFit("Linux setup")).toEqual({ "data-number": "11.00", "data-long": undefined });
  });

  it("gives capitals and other wide letters more room", () => {
    expect(lettersFor("HARDWARE")).toBeGreaterThan(8);
    expect(lettersFor("mummy")).toBeGreaterThan(lettersFor("lilly"));
  });

  it("lets a long title wrap instead of making it ever smaller", () => {
    const sentence = "Everything I know about the high mountains of Norway and the way up";
    expect(titleFit(sentence)).toEqual({ "data-number": "24.00", "data-long": undefined });
  });

  it("sets a title with a very long word for that word", () => {
    const word = "Konstantinopolitanischerdudelsackpfeifer";
    expect(titleFit(word)["data-long"]).toBe(true);
    expect(lettersFor(`The ${word}`)).toBe(lettersFor(word));
    expect(lettersFor(word)).toBeGreaterThan(30);
  });

  it("takes no hyphenated or full-width title for one long word", () => {
    expect(titleFit("Hohenlohe-Langenburg")["data-long"]).toBeUndefined();
    expect(titleFit("日本の山と川と海と空と森と谷と湖と雪")["data-long"]).toBeUndefined();
  });

  it.each(["", "A", "日", "x".repeat(400)])("gives the stylesheet two digits, a point and two digits: %s", (title) => {
    expect(titleFit(title)["data-number"]).toMatch(/^\d\d\.\d\d$/);
  });
});

describe("isShort", () => {
  it("asks for few letters, none of them wide", () => {
    expect(["Camp", "Games", "Drones"].map(isShort)).toEqual([true, true, true]);
    expect(["Camping", "WWWWWW"].map(isShort)).toEqual([false, false]);
  });
});
