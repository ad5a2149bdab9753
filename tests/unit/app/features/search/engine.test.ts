import { describe, expect, it } from "vitest";
import { type Engine, makeEngine } from "../../../../../app/features/search/engine.ts";
import type { Entry } from "../../../../../site/compile/search/entry.ts";
import { loadContent } from "../../../../../site/load.ts";
import { engineFor } from "../../../../support/search.ts";

const entries: Entry[] = [
  { kind: "page", title: "Camping", url: "/camp", name: "camp" },
  { kind: "page", title: "Kitchen", url: "/kitchen", text: "What I use when I camp at home" },
  { kind: "section", title: "Gear", url: "#gear", in: 0 },
  { kind: "section", title: "Gear", url: "#gear", in: 1 },
  { kind: "gear", title: "Tent", text: "it never leaked", in: 2 },
  { kind: "gear", title: "Pan", text: "fits into the tent", in: 3 },
  { kind: "food", title: "Crème fraîche", in: 3 },
  { kind: "food", title: "日本酒", in: 3 },
  { kind: "gear", title: "Kite", text: "hung with cords", in: 2 },
  { kind: "gear", title: "Chords", text: "for the guitar", in: 2 },
];

const engine = await makeEngine([{ first: 0, entries }], "en");
const titles = (made: Engine, question: string) =>
  made.find(question).map(({ place }) => made.entries[place]?.title ?? "");

describe("the search", () => {
  it.each([
    ["tent", ["Tent", "Pan"], "titles before remarks"],
    ["ten", ["Tent", "Pan"], "beginnings"],
    ["tnet", ["Tent", "Pan"], "letters in the wrong order"],
    ["tentt", ["Tent", "Pan"], "a letter too many"],
    ["camp", ["Camping", "Kitchen"], "a page's other name"],
    ["creme", ["Crème fraîche"], "without accents"],
    ["FRAÎCHE", ["Crème fraîche"], "in capitals"],
    ["fraiche creme", ["Crème fraîche"], "in another order"],
    ["日本", ["日本酒"], "without spaces"],
    ["酒", ["日本酒"], "the end of what has no spaces"],
    ["cord", ["Chords", "Kite"], "a title with a mistake before a remark without"],
    ["guitar", ["Chords"], "a remark that no title is like"],
  ])("for %s finds %j: %s", (question, found) => {
    expect(titles(engine, question)).toEqual(found);
  });

  it("tells two of a name apart by where they stand", () => {
    expect(engine.find("gear kitchen")[0]?.place).toBe(3);
    expect(engine.find("camping gear")[0]?.place).toBe(2);
  });

  it("finds nothing by its place alone", () => {
    expect(titles(engine, "kitchen")).toEqual(["Kitchen"]);
  });

  it("takes any of several words when nothing has them all", () => {
    expect(titles(engine, "leaked crème")).toEqual(expect.arrayContaining(["Tent", "Crème fraîche"]));
  });

  it("does not take a short word for the beginning of another once the next is typed", () => {
    expect(titles(engine, "te")).toContain("Tent");
    expect(titles(engine, "te guitar")).toEqual(["Chords"]);
    expect(titles(engine, "te lea")).toEqual(["Tent"]);
  });

  it("reads a second word of one letter in titles first, and else in remarks", () => {
    expect(titles(engine, "camping t")).toEqual(["Tent"]);
    expect(titles(engine, "tent l")).toEqual(["Tent"]);
  });

  it("does not let the beginning of a word stand for it once the next is typed", () => {
    expect(titles(engine, "fi")).toEqual(["Pan"]);
    expect(titles(engine, "fi tent")).toEqual(["Tent", "Pan"]);
    expect(titles(engine, "it never")).toEqual(["Tent"]);
  });

  it("keeps two words apart that read alike with a mistake", () => {
    expect(titles(engine, "cords chords")).toEqual(["Chords", "Kite"]);
  });

  it.each(["", "   ", "!?", "xqzzy", "\\", "(", "__proto__", "constructor"])("has no answer to %j", (question) => {
    expect(engine.find(question)).toEqual([]);
  });

  it("puts entries of several files into one list, in whatever order they come", async () => {
    const apart = await makeEngine(
      [
        { first: 4, entries: entries.slice(4) },
        { first: 0, entries: entries.slice(0, 4) },
      ],
      "en",
    );
    expect(apart.entries).toEqual(entries);
    for (const { title } of entries) expect(apart.find(title)).toEqual(engine.find(title));
  });
});

const content = loadContent();
const whole = await engineFor(content);
const swap = (text: string) => text.slice(0, 1) + text[2] + text[1] + text.slice(3);

describe("over a whole site", () => {
  const placed = whole.entries.map((entry, place) => ({ ...entry, place }));

  it("every entry is found by its title, whatever the order of its words", () => {
    for (const { title, place } of placed) {
      const turned = title.split(" ").toReversed().join(" ");
      for (const question of [title, title.toUpperCase(), turned]) {
        expect(
          whole.find(question).map((found) => found.place),
          question,
        ).toContain(place);
      }
    }
  });

  it("every entry with a long first word is found with a mistake in it", () => {
    const long = placed.filter(({ title }) => /^[a-z]{6,}( |$)/i.test(title));
    expect(long.length).toBeGreaterThan(5);
    for (const { title, place } of long) {
      const [word = ""] = title.toLowerCase().split(" ");
      for (const mistaken of [swap(word), word.slice(0, 2) + word.slice(3), word.slice(0, 2) + word.slice(1)]) {
        expect(
          whole.find(mistaken).map((found) => found.place),
          mistaken,
        ).toContain(place);
      }
    }
  });

  it("finds the same for a question that is typed, letter by letter, as for one that is asked at once", async () => {
    const typed = await engineFor(content);
    await typed.learn();
    const words = placed.map(({ title }) => title.split(" ").at(-1) ?? "");
    const questions = placed.flatMap(({ title }, at) => [
      title,
      `${title.slice(0, 9)} ${words[(at * 7) % words.length]}`,
    ]);
    for (const question of questions.filter((_, at) => at % 25 === 0)) {
      for (let letters = 1; letters <= question.length; letters++) typed.find(question.slice(0, letters));
      expect(typed.find(question), question).toEqual((await engineFor(content)).find(question));
    }
  });

  it("no letter more loses what the whole word finds", () => {
    for (const { title, place } of placed.filter(({ kind }) => kind === "page")) {
      for (let letters = 2; letters <= title.length; letters++) {
        expect(whole.find(title.slice(0, letters)).map((found) => found.place)).toContain(place);
      }
    }
  });
});
