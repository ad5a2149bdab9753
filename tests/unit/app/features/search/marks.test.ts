import { describe, expect, it } from "vitest";
import { markedSpans } from "../../../../../app/features/search/marks.ts";
import { askedTerms } from "../../../../../app/features/search/terms.ts";

const marked = (text: string, question: string, terms: string[] = [], lang = "en") =>
  markedSpans(text, askedTerms(question, lang), terms, lang).reduceRight(
    (shown, { from, to }) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  );

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

  it("stand one after the other, within the text", () => {
    for (const text of ["Crème — “brûlée”", "a-b c", "日本 and more", "ﬁn"]) {
      const ends = markedSpans(text, ["a", "br", "日", "日本", "fin"], ["more"], "en").flatMap(({ from, to }) => [
        from,
        to,
      ]);
      expect(ends.length).toBeGreaterThan(0);
      expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBeLessThanOrEqual(text.length);
    }
  });
});
