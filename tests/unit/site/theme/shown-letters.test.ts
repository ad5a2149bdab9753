import { describe, expect, it } from "vitest";
import type { Content } from "../../../../site/load.ts";
import { shownLetters } from "../../../../site/theme/shown-letters.ts";

const inLanguage = (lang: string, title = "") => shownLetters({ site: { lang, title } } as Content);

describe("the letters that pages may show", () => {
  it("are those of every day and the site's own signs, whatever is written", () => {
    for (const letter of "AZaz09 !'\"@&%©’“”–—…°×·−\u00a0") expect(inLanguage("en")).toContain(letter);
    for (const letter of "éüß½~#{|") expect(inLanguage("en")).not.toContain(letter);
  });

  it("are the rarer signs where they are shown, and not where they stand in code, in an address or for a mark", () => {
    for (const text of ["from ~5 to [10]", "C#", "a < b = c", "2 * 3", "snake_case"]) {
      for (const letter of text) expect(inLanguage("en", text)).toContain(letter);
    }
    const written = inLanguage("en", "**So** [it](https://example.com/~a#b) *is*, `a | b` and\n_nothing_ else.");
    expect(written).toBe(inLanguage("en"));
    expect(inLanguage("en", "https://example.com/~a_b#c=d")).toBe(inLanguage("en"));
    const block = { site: { lang: "en" }, topics: [{ code: "a | b > c" }] } as unknown as Content;
    expect(shownLetters(block)).toBe(inLanguage("en"));
  });

  it("are those of the content, however a letter with its accent was typed", () => {
    expect(inLanguage("en", "Zu\u0308rich")).toContain("ü");
    expect(inLanguage("en", "Zürich")).toContain("ü");
  });

  it("are those of days and months in the site's language", () => {
    // März, août and sábado are said nowhere in the content.
    expect(inLanguage("de")).toContain("ä");
    expect(inLanguage("fr")).toContain("û");
    expect(inLanguage("es")).toContain("á");
  });

  it("stand in one order, each once, so that the same site gives the same fonts", () => {
    const letters = [...inLanguage("en", "bab")];
    expect(letters).toEqual([...new Set(letters)].toSorted());
  });
});
