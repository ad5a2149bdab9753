import { describe, expect, it } from "vitest";
import { markedPieces } from "../../../../../app/features/search/marks.ts";
import { askedTerms } from "../../../../../app/features/search/terms.ts";

const marked = (text: string, question: string, terms: string[] = [], lang = "en") =>
  markedPieces(text, askedTerms(question, lang), terms, lang)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

describe("the marked letters", () => {
  it.each([
    ["Drones", "dro", "[Dro]nes"],
    ["Drones", "drones", "[Drones]"],
    ["Starter drones", "drone", "Starter [drones]"],
    ["Crème brûlée", "cre bru", "[Crè]me [brû]lée"],
    ["Food & nutrition", "food", "[Food] & nutrition"],
    ["Straße", "strass", "[Straß]e"],
    ["日本の山", "本の", "日[本の]山"],
    ["日本の山", "日本の", "[日本の]山"],
    ["Tent", "", "Tent"],
    ["", "tent", ""],
  ])("of %s for %s are %s", (text, question, shown) => {
    expect(marked(text, question)).toBe(shown);
  });

  it("are the whole word where it was mistyped", () => {
    expect(marked("Starter drones", "dorne", ["drone"])).toBe("Starter [drones]");
  });

  it("never change the text", () => {
    for (const text of ["Crème — “brûlée”", "a-b c", "日本 and more", "ﬁn"]) {
      const pieces = markedPieces(text, ["a", "br", "日", "fin"], ["more"], "en");
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }
  });
});
