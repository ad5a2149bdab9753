import { describe, expect, it } from "vitest";
import { wordsSchema } from "../../../../site/schema/words.ts";
import { complaints, spoiled } from "../sources.ts";

const saying = (words: unknown) => complaints(spoiled([["words"], words]));

describe("the site's own words", () => {
  it.each([{}, undefined])("are the usual ones when the owner says %j", (words) => {
    expect(saying(words)).toEqual([]);
    const { notFound, foodPicker, offline, footer, contactForm } = wordsSchema.parse(words);
    expect(notFound.title).toBe("404 - Not Found");
    expect(notFound.missing).toEqual([{ hole: "address" }, " doesn't exist"]);
    expect(notFound.lost).toEqual(["You may be lost. Find your way back ", { hole: "home" }, "."]);
    expect([foodPicker.button, foodPicker.type, foodPicker.food]).toEqual(["Get Random Foods", "Type", "Food"]);
    expect(offline.gone).toBe(
      "Something went wrong with loading cached page, please clear cookies and try to reload page",
    );
    expect([footer.updated, footer.date]).toEqual(["Updated {date}", "{year}/{month}/{day}"]);
    expect(contactForm.send).toBe("Send message");
  });

  it("change one by one, and are shown as they are written", () => {
    const { home } = wordsSchema.parse({ home: { elsewhere: 'It\'s "me"' } });
    expect(home).toEqual({ elsewhere: 'It\'s "me"', elsewhereIntro: "The same person, on other sites." });
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
    ["a link that is left out", { failure: { text: "Oh." } }, 'failure.text: expected {home} in the text, got "Oh."'],
    [
      "another currency for some prices alone",
      { gear: { price: "etwa {price} €" } },
      'gear.priceEach: says "$", which "price" does not: write all prices in one currency, got "about ${price} each"',
    ],
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
