import { describe, expect, it } from "vitest";
import { makeEngine } from "../../../../../app/features/search/engine.ts";
import { type Group, type Row, firstRows, resultsOf } from "../../../../../app/features/search/results.ts";
import type { Entry } from "../../../../../site/compile/search/entry.ts";

const entries: Entry[] = [
  { kind: "page", title: "Camping", url: "/camp", topic: "camp", picture: "/tent.webp" },
  { kind: "page", title: "Photography", url: "/photography" },
  { kind: "page", title: "Snow", url: "/photography/collections/snow", in: 1 },
  { kind: "section", title: "Gear", url: "#gear", in: 0 },
  { kind: "photo", title: "Lake", url: "/photography?photo=lake", picture: "/lake.webp", in: 1 },
  { kind: "gear", title: "Tent", in: 3 },
  ...Array.from({ length: 9 }, (_, index): Entry => {
    return { kind: "link", title: `Shop ${index}`, url: `https://shop.example/${index}`, in: 3 };
  }),
];
const engine = await makeEngine([{ first: 0, entries }], "en");
const first = (question: string) => resultsOf(engine, question)[0]?.rows[0];

describe("the results", () => {
  it("lead to the page, the section, the viewer and the address of a link", () => {
    expect(first("camping")?.address).toBe("/camp");
    expect(first("gear")?.address).toBe("/camp#gear");
    expect(first("lake")?.address).toBe("/photography?photo=lake");
    expect(first("shop 3")?.address).toBe("https://shop.example/3");
  });

  it("lead to the section that shows it where something has no address", () => {
    expect(first("tent")?.address).toBe("/camp#gear");
  });

  it("wear their page's hue and picture, or their own", () => {
    expect(first("tent")).toMatchObject({ topic: "camp", picture: "/tent.webp", where: ["Camping", "Gear"] });
    expect(first("lake")).toMatchObject({ topic: undefined, picture: "/lake.webp", where: ["Photography"] });
  });

  it("are few of each kind, and the kind of the best comes first", () => {
    const groups = resultsOf(engine, "shop");
    expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([["link", 4]]);
  });

  it("are the pages before anything is asked, without those that lie in another", () => {
    expect(first("snow")).toMatchObject({ address: "/photography/collections/snow", where: ["Photography"] });
    expect(resultsOf(engine, " ").map(({ kind, rows }) => [kind, rows.length])).toEqual([["page", 2]]);
  });

  it("are none of nothing", async () => {
    const empty = await makeEngine([], "en");
    expect(resultsOf(empty, "")).toEqual([]);
    expect(resultsOf(empty, "tent")).toEqual([]);
  });
});

describe("the first rows", () => {
  const row = (place: number): Row => ({ place, kind: "page", title: "", address: "/", where: [], terms: [] });
  const groups: Group[] = [
    { kind: "page", rows: [row(0), row(1)] },
    { kind: "link", rows: [row(2), row(3)] },
  ];
  const placesIn = (room: number) =>
    firstRows(groups, room, 40, () => 100).map(({ kind, rows }) => [kind, ...rows.map(({ place }) => place)]);

  it("are those that a window has room for, the last of them in part", () => {
    expect(placesIn(241)).toEqual([["page", 0, 1]]);
    expect(placesIn(281)).toEqual([
      ["page", 0, 1],
      ["link", 2],
    ]);
    expect(placesIn(1000)).toEqual([
      ["page", 0, 1],
      ["link", 2, 3],
    ]);
  });

  it("are not more for a heading alone", () => {
    expect(placesIn(260)).toEqual([["page", 0, 1]]);
    expect(placesIn(40)).toEqual([]);
  });
});
