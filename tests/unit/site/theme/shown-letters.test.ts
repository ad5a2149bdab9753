import { describe, expect, it } from "vitest";
import type { Content } from "../../../../site/load.ts";
import { shownLetters } from "../../../../site/theme/shown-letters.ts";

const inLanguage = (lang: string, title = "") => shownLetters({ site: { lang, title } } as Content);

describe("the letters that pages may show", () => {
  it("are those of the keyboard and the site's own signs, whatever is written", () => {
    for (const letter of "AZaz09 !~'\"\\©’“”–—…°×·−\u00a0") expect(inLanguage("en")).toContain(letter);
    for (const letter of "éüß½") expect(inLanguage("en")).not.toContain(letter);
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
