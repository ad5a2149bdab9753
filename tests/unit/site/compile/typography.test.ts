import { describe, expect, it } from "vitest";
import { curlQuotes, holdUnits, setTexts } from "../../../../site/compile/typography.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";
import { commentLink, markdown } from "../../../../site/schema/parts.ts";

describe("curlQuotes", () => {
  it.each([
    [`It's the owner's "home"`, "It’s the owner’s “home”"],
    [`("quoted") and 'single'`, "(“quoted”) and ‘single’"],
    [`"a 'b' c"`, "“a ‘b’ c”"],
    [`the '90s, rock 'n' roll`, "the ’90s, rock ‘n’ roll"],
    [`5' tall`, "5’ tall"],
    ["no quotes – at all", "no quotes – at all"],
  ])("%s", (plain, set) => {
    expect(curlQuotes(plain)).toBe(set);
  });
});

describe("holdUnits", () => {
  it.each([
    ["a steady 5 % a year", "a steady 5\u00A0% a year"],
    ["200 °C is about 400 °F", "200\u00A0°C is about 400\u00A0°F"],
    ["30 g, 12 V and 1.5 mm", "30\u00A0g, 12\u00A0V and 1.5\u00A0mm"],
    ["69 KB together", "69\u00A0KB together"],
    ["4 people, 3 Ahead, 2 min-wide", "4 people, 3 Ahead, 2 min-wide"],
    ["5 in the morning", "5 in the morning"],
  ])("%s", (plain, set) => {
    expect(holdUnits(plain)).toBe(set);
  });
});

describe("setTexts", () => {
  const link = { title: "The dog's day", url: "https://example.com/it's", comment: `"quite"` };
  const block = {
    kind: "code" as const,
    items: [{ title: "Don't", language: "bash" as const, code: `echo 'hi'`, comment: "it's 5 %" }],
  };

  it("sets prose and leaves addresses, names and code alone", () => {
    expect(setTexts(commentLink, link, "en")).toEqual({ ...link, title: "The dog’s day", comment: "“quite”" });
    expect(setTexts(blockSchema, block, "en-US")).toEqual({
      kind: "code",
      items: [{ title: "Don’t", language: "bash", code: `echo 'hi'`, comment: "it’s 5\u00A0%" }],
    });
  });

  it("leaves Markdown's code and link targets alone", () => {
    expect(setTexts(markdown, "It's `echo 'hi'` and [it's](https://example.com/it's)", "en")).toBe(
      "It’s `echo 'hi'` and [it’s](https://example.com/it's)",
    );
  });

  it("leaves code that has backticks in it alone, and addresses in angle brackets", () => {
    const text = "``a `'b'` c`` and <https://example.com/it's>";
    expect(setTexts(markdown, `It's ${text}`, "en")).toBe(`It’s ${text}`);
  });

  it("does not change what it was given", () => {
    const given = structuredClone(link);
    setTexts(commentLink, given, "en");
    expect(given).toEqual(link);
  });

  it("leaves quotes to the owner in another language, but for apostrophes and units", () => {
    const text = `"C'est l'été": „gut“, 20 °C`;
    expect(setTexts(markdown, text, "fr")).toBe(`"C’est l’été": „gut“, 20\u00A0°C`);
  });
});
