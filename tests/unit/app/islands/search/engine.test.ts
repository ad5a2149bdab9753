import { describe, expect, it } from "vitest";
import { type Engine, makeEngine } from "../../../../../app/islands/search/engine.ts";
import type { Entry } from "../../../../../site/compile/search/entry.ts";

const entry = (kind: Entry["kind"], title: string, more: Partial<Entry> = {}): Entry => {
  return { kind, title, url: "/camp#gear", where: ["Camping", "Gear"], ...more };
};

const entries = [
  entry("page", "Camping", { url: "/camp", name: "camp", where: [] }),
  entry("section", "Gear", { where: ["Camping"] }),
  entry("gear", "Tent", { text: "it never leaked" }),
  entry("gear", "Kite", { text: "hung with cords" }),
  entry("gear", "Batteries", { text: "for a guide to the stars" }),
  entry("page", "Kitchen", { url: "/kitchen", where: [], text: "What I use when I camp at home" }),
  entry("section", "Gear", { url: "/kitchen#gear", where: ["Kitchen"] }),
  entry("gear", "Pan", { text: "fits into the tent", where: ["Kitchen", "Gear"] }),
  entry("food", "Crème fraîche", { where: ["Kitchen", "Gear"] }),
  entry("food", "日本酒", { where: ["Kitchen", "Gear"] }),
  entry("page", "Snow", { url: "/photography/collections/snow", where: ["Photography"] }),
];

const engine = await makeEngine(entries, "en", "a is of the to what");
const resultsFor = (question: string, made: Engine = engine) => made.find(question).flatMap(({ results }) => results);
const titlesFor = (question: string) => resultsFor(question).map(({ title }) => title);

describe("the search", () => {
  it.each([
    ["tent", ["Tent", "Pan"], "titles before remarks"],
    ["ten", ["Tent", "Pan"], "beginnings"],
    ["tnet", ["Tent", "Pan"], "letters in the wrong order"],
    ["tentt", ["Tent", "Pan"], "a letter too many"],
    ["battery", ["Batteries"], "one for many"],
    ["camp", ["Camping", "Kitchen"], "a page's other name"],
    ["creme", ["Crème fraîche"], "without accents"],
    ["FRAÎCHE crème", ["Crème fraîche"], "in capitals, in another order"],
    ["日本", ["日本酒"], "without spaces"],
    ["fi tent", ["Tent", "Pan"], "no beginning of a short word once the next is typed"],
    ["leaked crème", ["Crème fraîche", "Tent"], "any of the words when nothing has them all"],
    ["what is the tent", ["Tent", "Pan"], "words that stand in any question are ignored"],
    ["what is the", ["Kitchen", "Pan"], "unless there are no others"],
    ["kitchen", ["Kitchen"], "nothing by its place alone"],
  ])("for %s finds %j: %s", (question, found) => {
    expect(titlesFor(question).toSorted()).toEqual(expect.arrayContaining(found.toSorted()));
    expect(titlesFor(question)[0]).toBe(found[0]);
  });

  it("ranks results with the same title by their place", () => {
    expect(resultsFor("gear kitchen")[0]?.url).toBe("/kitchen#gear");
    expect(resultsFor("camping gear")[0]?.url).toBe("/camp#gear");
  });

  it.each(["!?", "xqzzy", "\\", "(", "__proto__", "constructor"])("finds nothing for %j", (question) => {
    expect(engine.find(question)).toEqual([]);
  });

  it("lists the pages for an empty query, without nested ones", () => {
    for (const question of ["", "  "]) expect(titlesFor(question)).toEqual(["Camping", "Kitchen"]);
  });

  it("groups results by kind, best kind first, and shows at most 25", async () => {
    expect(engine.find("tent gear").map(({ kind }) => kind)).toEqual(["gear"]);
    expect(engine.find("camp").map(({ kind, results }) => [kind, results.length])).toEqual([["page", 2]]);
    const shops = Array.from({ length: 40 }, (_, at) => entry("link", `Shop ${at}`));
    expect(resultsFor("shop", await makeEngine(shops, "en"))).toHaveLength(25);
  });

  it.each([
    ["ten", "fits into the tent", "fits into the [tent]"],
    ["tnet", "Tents, tents", "[Tents], [tents]"],
    ["creme", "Crème fraîche", "[Crème] fraîche"],
    ["日本", "日本酒", "[日本酒]"],
    ["", "Tent", "Tent"],
  ])("for %j highlights the matches in %j", (question, text, shown) => {
    const marked = resultsFor(question)[0]?.mark(text);
    expect(marked?.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join("")).toBe(shown);
  });
});
