import { expect, it } from "vitest";
import { english } from "../../../../site/words/english.ts";
import { localizeWith } from "../../../../site/words/phrase.ts";

it("uses the owner's text, or else the English one", () => {
  const { home } = localizeWith(english, { home: { elsewhere: 'It\'s "me"' } }, "en");
  expect(home).toEqual({ elsewhere: 'It\'s "me"', elsewhereIntro: "Find me on other sites." });
});

it("values are inserted unchanged, in any order and more than once", () => {
  const { viewer } = localizeWith(english, { viewer: { position: "{total}: {index} ({total})" } }, "de");
  expect(viewer.position({ index: "{total}", total: "$&" })).toBe("$&: {total} ($&)");
});

it("a text is split where an element is inserted", () => {
  const home = { href: "/" };
  expect(localizeWith(english, {}, "en").notFound.lost({ home })).toEqual([
    "You may be lost. Find your way back ",
    home,
    ".",
  ]);
});

it.each([
  ["en", 1, "One frame"],
  ["en", 1200, "1,200 frames"],
  ["pl", 1, "jedno zdjęcie"],
  ["pl", 3, "3 zdjęcia"],
  ["pl", 5, "5 zdjęć"],
  ["pl", 1.5, "1,5 zdjęcia"],
])("a count uses the language's plural form: %s, %d", (lang, count, text) => {
  const groups = { photos: { frames: { one: "One frame", other: "{count} frames" } } };
  const forms = { one: "jedno zdjęcie", few: "{count} zdjęcia", many: "{count} zdjęć", other: "{count} zdjęcia" };
  const { photos } = localizeWith(groups, lang === "pl" ? { photos: { frames: forms } } : {}, lang);
  expect(photos.frames(count)).toBe(text);
});

it("the English texts match the specification", () => {
  const { notFound, foodPicker, offline, footer } = localizeWith(english, {}, "en");
  expect(notFound.title).toBe("404 - Not Found");
  expect(notFound.missing({ address: "/x" })).toBe("/x doesn't exist");
  expect(notFound.lost({ home: "home" })).toBe("You may be lost. Find your way back home.");
  expect([foodPicker.button, foodPicker.type, foodPicker.food]).toEqual(["Get Random Foods", "Type", "Food"]);
  expect(offline.missingFiles).toBe(
    "Something went wrong with loading cached page, please clear cookies and try to reload page",
  );
  expect(footer.updated({ date: footer.date({ year: 2026, month: 11, day: 19 }) })).toBe("Updated 2026/11/19");
});
