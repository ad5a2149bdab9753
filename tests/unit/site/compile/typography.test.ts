import { describe, expect, it } from "vitest";
import { curlQuotes, holdUnits, setType } from "../../../../site/compile/typography.ts";

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
    ["4 people, 3 Ahead, 2 min-wide", "4 people, 3 Ahead, 2 min-wide"],
    ["5 in the morning", "5 in the morning"],
  ])("%s", (plain, set) => {
    expect(holdUnits(plain)).toBe(set);
  });
});

describe("setType", () => {
  it("sets prose and leaves addresses, names and code alone", () => {
    const content = {
      title: "The dog's day",
      url: "https://example.com/it's",
      kind: "don't",
      items: [{ comment: `"quite"`, code: `echo 'hi'` }],
      count: 3,
    };
    expect(setType(content)).toEqual({
      title: "The dog’s day",
      url: "https://example.com/it's",
      kind: "don't",
      items: [{ comment: "“quite”", code: `echo 'hi'` }],
      count: 3,
    });
  });

  it("leaves Markdown's code and link targets alone", () => {
    expect(setType("It's `echo 'hi'` and [it's](https://example.com/it's)")).toBe(
      "It’s `echo 'hi'` and [it’s](https://example.com/it's)",
    );
  });

  it("does not change what it was given", () => {
    const content = { title: "It's" };
    setType(content);
    expect(content.title).toBe("It's");
  });
});
