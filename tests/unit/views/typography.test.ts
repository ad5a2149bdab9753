import { describe, expect, it } from "vitest";
import { curlQuotes, setType } from "../../../app/views/typography.server.ts";

describe("curlQuotes", () => {
  it.each([
    ["don't", "don’t"],
    ['say "yes" twice', "say “yes” twice"],
    ['("quoted")', "(“quoted”)"],
    ["the pilots' field", "the pilots’ field"],
    ["it was 'fine'", "it was ‘fine’"],
    ["the winter of '26", "the winter of ’26"],
  ])("sets %s as %s", (straight, curled) => expect(curlQuotes(straight)).toBe(curled));
});

describe("setType", () => {
  it("curls prose and leaves code, link targets and addresses alone", () => {
    const content = {
      title: "What's in it",
      url: "https://example.com/it's",
      items: [{ text: "Run `echo 'hi'`, then [don't](https://example.com/don't)." }],
      code: "echo 'hi'",
    };
    expect(setType(content)).toEqual({
      title: "What’s in it",
      url: "https://example.com/it's",
      items: [{ text: "Run `echo 'hi'`, then [don’t](https://example.com/don't)." }],
      code: "echo 'hi'",
    });
  });
});
