import { describe, expect, it } from "vitest";
import { curlQuotes, holdUnits, typographyFor } from "../../../../site/compile/typography.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";
import { mapTexts } from "../../../../site/schema/fields.ts";
import { markdown } from "../../../../site/schema/parts.ts";

it("quotes and apostrophes are curled", () => {
  const set: Record<string, string> = {
    [`It's the owner's "home"`]: "It’s the owner’s “home”",
    [`("quoted") and 'single'`]: "(“quoted”) and ‘single’",
    [`"a 'b' c"`]: "“a ‘b’ c”",
    [`the '90s, rock 'n' roll`]: "the ’90s, rock ‘n’ roll",
  };
  for (const [plain, curled] of Object.entries(set)) expect(curlQuotes(plain)).toBe(curled);
});

it("a unit stays on the line of its number, and other words do not", () => {
  expect(holdUnits("5 % a year, 200 °C, 12 V, 69 KB")).toBe("5\u00A0% a year, 200\u00A0°C, 12\u00A0V, 69\u00A0KB");
  expect(holdUnits("4 people, 2 min-wide, 5 in the morning")).toBe("4 people, 2 min-wide, 5 in the morning");
});

describe("typographic text", () => {
  it("includes prose and titles, but not addresses, names and code", () => {
    const item = { title: "Don't", language: "bash" as const, code: `echo 'hi'`, comment: "it's 5 %" };
    const block = { kind: "code" as const, items: [item] };
    expect(mapTexts(blockSchema, block, typographyFor("en-US"))).toEqual({
      kind: "code",
      items: [{ ...item, title: "Don’t", comment: "it’s 5\u00A0%" }],
    });
    expect(block.items[0]?.title).toBe("Don't");
    const literal = "`echo 'hi'`, ``a `'b'` c``, <https://example.com/it's>";
    expect(mapTexts(markdown, `It's ${literal}, [it's](https://example.com/it's)`, typographyFor("en"))).toBe(
      `It’s ${literal}, [it’s](https://example.com/it's)`,
    );
  });

  it("keeps its quotes in another language, but not apostrophes and units", () => {
    const text = `"C'est l'été": „gut“, 20 °C`;
    expect(mapTexts(markdown, text, typographyFor("fr"))).toBe(`"C’est l’été": „gut“, 20\u00A0°C`);
  });
});
