import { describe, expect, it } from "vitest";
import { count, directionOf, fill } from "../../../../site/compile/speech.ts";
import { wordsSchema } from "../../../../site/schema/words.ts";

const { viewer, photography } = wordsSchema.parse({});

describe("a phrase", () => {
  it("is filled as it is: what fills it is not read again", () => {
    expect(fill(viewer.position, { index: 2, total: 9 })).toBe("2 of 9");
    expect(fill(viewer.position, { index: "{total}", total: "$&" })).toBe("{total} of $&");
  });
});

describe("a count", () => {
  it.each([
    [0, "0 frames. Select one to enlarge."],
    [1, "One frame. Select it to enlarge."],
    [2, "2 frames. Select one to enlarge."],
    [1200, "1,200 frames. Select one to enlarge."],
  ])("of %d reads %j by itself", (number, text) => {
    expect(count(photography.galleryIntro, number, "en")).toBe(text);
  });

  it.each([
    [1, "jedno zdjęcie"],
    [3, "3 zdjęcia"],
    [5, "5 zdjęć"],
    [22, "22 zdjęcia"],
  ])("of %d takes the form that the language has for it", (number, text) => {
    const forms = { one: "jedno zdjęcie", few: "{count} zdjęcia", many: "{count} zdjęć", other: "{count} zdjęcia" };
    expect(count(forms, number, "pl")).toBe(text);
  });

  it("falls back to the last form", () => {
    expect(count({ other: "({count})" }, 1, "en")).toBe("(1)");
  });
});

describe("the direction", () => {
  it.each([
    ["en", "ltr"],
    ["ja", "ltr"],
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["fa", "rtl"],
  ])("of %s is %s", (lang, direction) => {
    expect(directionOf(lang)).toBe(direction);
  });
});
