import { describe, expect, it } from "vitest";
import { type Engine, makeEngine } from "../../../../../app/islands/search/engine.ts";
import { flatten } from "../../../../../app/islands/search/flatten.ts";
import type { Entry } from "../../../../../site/compile/search/entry.ts";
import { loadContent } from "../../../../../site/load.ts";
import { engineFor, entriesOf, rowsFor } from "../../../../support/search.ts";

const entries: Entry[] = [
  {
    kind: "page",
    title: "Camping",
    url: "/camp",
    name: "camp",
    inside: [
      {
        kind: "section",
        title: "Gear",
        url: "#gear",
        inside: [
          { kind: "gear", title: "Tent", text: "it never leaked" },
          { kind: "gear", title: "Kite", text: "hung with cords" },
          { kind: "gear", title: "Chords", text: "for the guitar" },
        ],
      },
    ],
  },
  {
    kind: "page",
    title: "Kitchen",
    url: "/kitchen",
    text: "What I use when I camp at home",
    inside: [
      {
        kind: "section",
        title: "Gear",
        url: "#gear",
        inside: [
          { kind: "gear", title: "Pan", text: "fits into the tent" },
          { kind: "food", title: "Crème fraîche" },
          { kind: "food", title: "日本酒" },
        ],
      },
    ],
  },
];

const engine = await makeEngine(entries, "en");
const titles = (made: Engine, question: string) => rowsFor(made, question).map(({ title }) => title);

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
    expect(rowsFor(engine, "gear kitchen")[0]?.url).toBe("/kitchen#gear");
    expect(rowsFor(engine, "camping gear")[0]?.url).toBe("/camp#gear");
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

  it.each(["!?", "xqzzy", "\\", "(", "__proto__", "constructor"])("has no answer to %j", (question) => {
    expect(engine.find(question)).toEqual([]);
  });

  it("shows the pages before anything is asked, without those that lie in another", async () => {
    const snow: Entry = { kind: "page", title: "Snow", url: "/photos/snow" };
    const made = await makeEngine(
      [...entries, { kind: "page", title: "Photos", url: "/photos", inside: [snow] }],
      "en",
    );
    for (const question of ["", "  "]) expect(titles(made, question)).toEqual(["Camping", "Kitchen", "Photos"]);
    expect(titles(made, "snow")).toEqual(["Snow"]);
  });

  it("shows few of each kind, and the kind of the best first", async () => {
    const shops = Array.from({ length: 9 }, (_, at): Entry => ({ kind: "link", title: `Shop ${at}` }));
    const made = await makeEngine(
      [...entries, { kind: "page", title: "Towns", text: "with a shop", inside: shops }],
      "en",
    );
    const groups = made.find("shop").map(({ kind, rows }) => [kind, rows.length]);
    expect(groups).toEqual([
      ["link", 4],
      ["page", 1],
    ]);
  });
});

describe("words that stand in any question", () => {
  const inside: Entry[] = [
    { kind: "section", title: "Licenses", url: "#licenses", text: "whether sailing is legal" },
    { kind: "section", title: "Is it windy?", url: "#wind", text: "a rule of a thumb" },
    { kind: "section", title: "At a glance", url: "#glance", text: "what it is" },
    { kind: "section", title: "Glue", url: "#glue", text: "how to patch a 3D print" },
    { kind: "section", title: "The of", url: "#of" },
    { kind: "photo", title: "Ketch", text: "two masts at the price of a house, and a boat" },
    { kind: "gear", title: "Oars", text: "the price in C++ and f/8" },
  ];
  const boats: Entry[] = [{ kind: "page", title: "Boats", url: "/boats", text: "a guide to all of them", inside }];
  const ignored = "a at is it of the to what";

  it.each([
    ["is it legal to sail a boat", ["Licenses"], "what is asked, wherever it stands"],
    ["price of a", ["Oars", "Ketch"], "the same while the next word is awaited"],
    ["price of the oars", ["Oars"], "a title"],
    ["what is 3d", ["Glue"], "a number"],
    ["the c++ price", ["Oars"], "a letter"],
    ["a price at f/8", ["Oars"], "a letter and a number"],
  ])("are ignored in %s, which finds %j: %s", async (question, found) => {
    expect(titles(await makeEngine(boats, "en", ignored), question)).toEqual(found);
  });

  it("are sought where there are no others", async () => {
    const plain = await makeEngine(boats, "en");
    const made = await makeEngine(boats, "en", ignored);
    for (const question of ["is it", "of", "the of", "what is it", "a", "to "]) {
      expect(made.find(question), question).toEqual(plain.find(question));
      expect(made.find(question).length, question).toBeGreaterThan(0);
      expect(made.startsIn(question), question).toEqual(plain.startsIn(question));
    }
  });

  it("bring a title forward that has them all", async () => {
    const made = await makeEngine(boats, "en", ignored);
    for (const question of ["at a g", "at a gl", "at a glance"])
      expect(titles(made, question)[0], question).toBe("At a glance");
    expect(titles(made, "is it w")[0]).toBe("Is it windy?");
  });

  it("are not what a result was found by", async () => {
    const made = await makeEngine(boats, "en", ignored);
    expect(made.startsIn("What is the price of a boat?")).toEqual(["price", "boat"]);
    expect(rowsFor(made, "what is the price of a boat").map(({ terms }) => terms)).toEqual([
      ["price", "boat"],
      ["price", "boat"],
    ]);
    expect(rowsFor(made, "at a glance").map(({ terms }) => terms)).toEqual([["glance"]]);
  });

  it("are the language's own, read as the list reads its texts", async () => {
    const made = await makeEngine(boats, "de", "Über, für; ÉTÉ");
    expect(made.startsIn("über Boote fur ete")).toEqual(["boote"]);
  });
});

const content = loadContent();
const list = await entriesOf(content);
const whole = await engineFor(content);
const placesFor = (question: string) => rowsFor(whole, question).map(({ place }) => place);
const swap = (text: string) => text.slice(0, 1) + text[2] + text[1] + text.slice(3);

describe("over a whole site", () => {
  const all = flatten(list).map((entry, place) => ({ ...entry, place }));

  it("every entry is found by its title, whatever the order of its words", () => {
    for (const { title, place } of all) {
      const turned = title.split(" ").toReversed().join(" ");
      for (const question of [title, title.toUpperCase(), turned]) {
        expect(placesFor(question), question).toContain(place);
      }
    }
  });

  it("every entry with a long first word is found with a mistake in it", () => {
    const long = all.filter(({ title }) => /^[a-z]{6,}( |$)/i.test(title));
    expect(long.length).toBeGreaterThan(5);
    for (const { title, place } of long) {
      const [word = ""] = title.toLowerCase().split(" ");
      for (const mistaken of [swap(word), word.slice(0, 2) + word.slice(3), word.slice(0, 2) + word.slice(1)]) {
        expect(placesFor(mistaken), mistaken).toContain(place);
      }
    }
  });

  it("no letter more loses what the whole word finds", () => {
    for (const { title, place } of all.filter(({ kind }) => kind === "page")) {
      for (let letters = 2; letters <= title.length; letters++) {
        expect(placesFor(title.slice(0, letters))).toContain(place);
      }
    }
  });
});
