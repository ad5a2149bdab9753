import { describe, expect, it } from "vitest";
import { markedParts } from "../../../../../app/islands/search/marks.ts";
import { askedTerms } from "../../../../../app/islands/search/terms.ts";

const marked = (text: string, question: string, found: string[] = [], lang = "en") =>
  markedParts(text, { asked: askedTerms(question, lang), found, lang })
    .map((part, index) => (index % 2 === 0 ? part : `[${part}]`))
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

  it("leave the text as it is", () => {
    for (const text of ["Crème — “brûlée”", "a-b c", "日本 and more", "ﬁn"]) {
      const parts = markedParts(text, { asked: ["a", "br", "日", "日本", "fin"], found: ["more"], lang: "en" });
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.join("")).toBe(text);
    }
  });
});
