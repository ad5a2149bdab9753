import { describe, expect, it } from "vitest";
import { askedTerms, fold, termsOf } from "../../../../../app/islands/search/terms.ts";

describe("a text as it is compared", () => {
  it.each([
    ["Crème Brûlée", "creme brulee"],
    ["Straße", "strasse"],
    ["İstanbul", "istanbul"],
    ["Łódź", "lodz"],
    ["Ἑλλάς", "ελλας"],
    ["CO₂", "co2"],
    ["10¼", "101⁄4"],
  ])("%s reads %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(["が", "हिन्दी", "한국", "日本"])("%s keeps what are no accents", (text) => {
    expect(fold(text)).toBe(text);
  });
});

describe("the words that a text is found by", () => {
  it.each([
    ["Two red tents", "en", ["two", "red", "tent"]],
    ["Batteries, boxes, glass", "en", ["battery", "box", "glass"]],
    ["Zwei Autos", "de", ["zwei", "autos"]],
    ["don’t, won't", "en", ["dont", "wont"]],
    ["wi-fi", "en", ["wi", "wifi", "fi"]],
    ["ArchWiki", "en", ["archwiki", "arch", "wiki"]],
    ["", "en", []],
    ["… — !", "en", []],
  ])("in %j are %j", (text, lang, terms) => {
    expect(termsOf(text, lang)).toEqual(terms);
  });

  it("are pairs of letters where there are no spaces", () => {
    expect(termsOf("日本の山", "ja")).toEqual(["日本", "本の", "の山", "山"]);
    expect(askedTerms("日本", "ja")).toEqual(["日本"]);
    expect(askedTerms("山", "ja")).toEqual(["山"]);
  });

  it("are those of both, where scripts are mixed", () => {
    expect(termsOf("Nikon製カメラ", "ja")).toEqual(["nikon", "製カ", "カメ", "メラ", "ラ"]);
  });
});
