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

describe("words that stand in any question", () => {
  const told: Entry[] = [
    { kind: "page", title: "Boats", url: "/boats", text: "a guide to all of them" },
    { kind: "section", title: "Licenses", url: "#licenses", text: "whether sailing is legal", in: 0 },
    { kind: "section", title: "Is it windy?", url: "#wind", text: "a rule of a thumb", in: 0 },
    { kind: "section", title: "At a glance", url: "#glance", text: "what it is", in: 0 },
    { kind: "section", title: "Glue", url: "#glue", text: "how to patch a 3D print", in: 0 },
    { kind: "section", title: "The of", url: "#of", in: 0 },
    { kind: "photo", title: "Ketch", text: "two masts at the price of a house, and a boat", in: 0 },
    { kind: "gear", title: "Oars", text: "the price in C++ and f/8", in: 0 },
  ];
  const files = [{ first: 0, entries: told }];
  const ignored = "a at is it of the to what";

  it.each([
    ["is it legal to sail a boat", ["Licenses"], "what is asked, wherever it stands"],
    ["price of a", ["Oars", "Ketch"], "the same while the next word is awaited"],
    ["price of the oars", ["Oars"], "a title"],
    ["what is 3d", ["Glue"], "a number"],
    ["the c++ price", ["Oars"], "a letter"],
    ["a price at f/8", ["Oars"], "a letter and a number"],
  ])("are ignored in %s, which finds %j: %s", async (question, found) => {
    expect(titles(await makeEngine(files, "en", ignored), question)).toEqual(found);
  });

  it("are sought where there are no others", async () => {
    const plain = await makeEngine(files, "en");
    const made = await makeEngine(files, "en", ignored);
    for (const question of ["is it", "of", "the of", "what is it", "a", "to "]) {
      expect(made.find(question), question).toEqual(plain.find(question));
      expect(made.find(question).length, question).toBeGreaterThan(0);
      expect(made.startsIn(question), question).toEqual(plain.startsIn(question));
    }
  });

  it("bring a title forward that has them all", async () => {
    const made = await makeEngine(files, "en", ignored);
    for (const question of ["at a g", "at a gl", "at a glance"])
      expect(titles(made, question)[0], question).toBe("At a glance");
    expect(titles(made, "is it w")[0]).toBe("Is it windy?");
  });

  it("are not what a result was found by", async () => {
    const made = await makeEngine(files, "en", ignored);
    expect(made.startsIn("What is the price of a boat?")).toEqual(["price", "boat"]);
    expect(made.find("what is the price of a boat").map(({ terms }) => terms)).toEqual([
      ["price", "boat"],
      ["price", "boat"],
    ]);
    expect(made.find("at a glance").map(({ terms }) => terms)).toEqual([["glance"]]);
  });

  it("are the language's own, read as the list reads its texts", async () => {
    const made = await makeEngine(files, "de", "Über, für; ÉTÉ");
    expect(made.startsIn("über Boote fur ete")).toEqual(["boote"]);
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
