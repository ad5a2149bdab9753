import { describe, expect, it } from "vitest";
import { wordsIn } from "../../../../site/words/english.ts";
import { complaints, spoiled } from "../sources.ts";

const saying = (words: unknown) => complaints(spoiled([["words"], words]));

describe("the site's own words", () => {
  it.each([{}, undefined])("may be left out: %j", (words) => {
    expect(saying(words)).toEqual([]);
  });

  it("are those of the specification when the owner says nothing else", () => {
    const { notFound, foodPicker, offline, footer, contactForm } = wordsIn("en");
    expect(notFound.title).toBe("404 - Not Found");
    expect(notFound.missing({ address: "/x" })).toBe("/x doesn't exist");
    expect(notFound.lost({ home: "home" })).toBe("You may be lost. Find your way back home.");
    expect([foodPicker.button, foodPicker.type, foodPicker.food]).toEqual(["Get Random Foods", "Type", "Food"]);
    expect(offline.gone).toBe(
      "Something went wrong with loading cached page, please clear cookies and try to reload page",
    );
    expect(footer.updated({ date: footer.date({ year: 2026, month: 11, day: 19 }) })).toBe("Updated 2026/11/19");
    expect(contactForm.send).toBe("Send message");
  });

  it("pass when an owner's text has the same holes, in any order", () => {
    expect(saying({ viewer: { position: "{total} / {index}" }, notFound: { lost: "{home}?" } })).toEqual([]);
  });

  it.each<[what: string, words: object, complaint: string]>([
    [
      "a text without its hole",
      { footer: { updated: "Fresh" } },
      'footer.updated: expected {date} in the text, got "Fresh"',
    ],
    [
      "a hole that nothing fills",
      { viewer: { position: "{index} of {totl}" } },
      'viewer.position: {totl} stands for nothing here: use {index} and {total}, got "{index} of {totl}"',
    ],
    [
      "a hole in a text that has none",
      { bar: { menu: "{title}" } },
      'bar.menu: {title} stands for nothing here: remove it, got "{title}"',
    ],
    ["a link that is left out", { notFound: { lost: "Oh." } }, 'notFound.lost: expected {home} in the text, got "Oh."'],
    ["an empty text", { home: { elsewhere: " " } }, "home.elsewhere: expected a text that is not empty"],
    ["a number", { home: { elsewhere: 5 } }, "home.elsewhere: expected a text"],
    ["a name that does not exist", { home: { elswhere: "x" } }, 'home.elswhere: unknown field "elswhere"'],
    ["a group that does not exist", { hom: {} }, 'hom: unknown field "hom"'],
    [
      "a count that is not told",
      { photography: { galleryIntro: { other: "Photos" } } },
      'photography.galleryIntro.other: expected {count} in the text, got "Photos"',
    ],
    [
      "an unknown form of a number",
      { photography: { galleryIntro: { other: "{count}", three: "x" } } },
      'photography.galleryIntro.three: unknown field "three"',
    ],
  ])("refuse %s, with the remedy", (_what, words, complaint) => {
    const lines = saying(words);
    expect(lines.join("\n")).toContain(`content/words.ts: ${complaint}`);
  });
});

describe("the site's language", () => {
  const speaking = (lang: unknown) => complaints(spoiled([["site", "lang"], lang]));

  it.each(["en", "de", "pt-BR", "zh-Hant", "ar", "gsw", undefined])("may be %j", (lang) => {
    expect(speaking(lang)).toEqual([]);
  });

  it.each(["", "e", "en_US", "in English", "german", "deutsch"])("may not be %j", (lang) => {
    expect(speaking(lang)).toEqual([
      `content/site.ts: lang: expected the tag of a language such as en, de or pt-BR, got ${JSON.stringify(lang)}`,
    ]);
  });
});
