import { describe, expect, it } from "vitest";
import { fold, openTerms } from "../../../../../app/islands/search/terms.ts";

describe("normalizing text", () => {
  it.each([
    ["Crème Brûlée", "creme brulee"],
    ["Straße", "strasse"],
    ["İstanbul", "istanbul"],
    ["Łódź", "lodz"],
    ["Ἑλλάς", "ελλας"],
    ["CO₂", "co2"],
    ["が", "が"],
    ["हिन्दी", "हिन्दी"],
  ])("%s becomes %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe("search terms", () => {
  it.each([
    ["Two red tents", "en", ["two", "red", "tent"]],
    ["Batteries, boxes, glass", "en", ["battery", "box", "glass"]],
    ["Zwei Autos", "de", ["zwei", "autos"]],
    ["don’t, won't", "en", ["dont", "wont"]],
    ["ArchWiki", "en", ["archwiki", "arch", "wiki"]],
    ["日本の山", "ja", ["日本", "の", "山"]],
    ["… — !", "en", []],
  ])("in %j are %j", (text, lang, terms) => {
    expect(openTerms(lang).termsOf(text)).toEqual(terms);
  });
});
