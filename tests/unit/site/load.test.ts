import { describe, expect, it } from "vitest";
import { loadContent } from "../../../site/load.ts";
import type { Sources } from "../../../site/sources.ts";
import { complaints, ownContent, spoiled, topicIndex } from "./sources.ts";

const drones = topicIndex("drones");
const camp = topicIndex("camp");
const links = { kind: "links", title: "Extra", items: [{ title: "A", url: "htps://x" }] };

const growth = {
  kind: "growth",
  contribution: { start: 500, min: 0, max: 3000, step: 5 },
  years: { start: 30, min: 1, max: 50, step: 1 },
  rate: { start: 5, min: 0, max: 12, step: 0.1 },
  fee: { start: 1, min: 0, max: 3, step: 0.05 },
  text: "Arithmetic.",
};

/** The drones topic with its fourth block replaced. */
const withBlock = (block: unknown): Sources => spoiled([["topics", drones, "blocks", 3], block]);

describe("the content door", () => {
  it("lets content in that is in order", () => {
    expect(complaints(ownContent())).toEqual([]);
    expect(loadContent().topics).toHaveLength((ownContent()["topics"] as unknown[]).length);
  });

  it("names the file, the field, what was expected and what was there", () => {
    expect(complaints(withBlock(links))).toEqual([
      'content/topics/drones/topic.ts: blocks[3].items[0].url: expected an address such as https://… or /path, got "htps://x"',
    ]);
  });

  it("has a theme when the owner gives none, and refuses hues that nobody knows or can read", () => {
    expect(complaints(spoiled([["theme"], undefined]))).toEqual([]);
    const content = spoiled(
      [["theme", "paper"], { light: "oklch(0.3 0.01 200)" }],
      [["theme", "hues"], {}],
      [["topics", camp, "hue"], "amber"],
      [["topics", drones, "hue"], "yellow stuff"],
      [["site", "ways", 0, "hue"], "engineering"],
    );
    expect(complaints(content).map((line) => line.split(": ").slice(0, 2).join(": "))).toEqual(
      expect.arrayContaining([
        "content/theme.ts: paper.light",
        "content/site.ts: ways[0].hue",
        "content/topics/camp/topic.ts: hue",
        "content/topics/drones/topic.ts: hue",
      ]),
    );
  });

  it("reports what is wrong in two files at once, and says how much", () => {
    const content = spoiled(
      [["topics", drones, "blocks", 3], links],
      [["topics", camp, "lede"], " "],
      [["social", 2, "url"], "itch"],
    );
    expect(complaints(content)).toEqual([
      'content/social.ts: [2].url: expected an address such as https://… or /path, got "itch"',
      'content/topics/camp/topic.ts: lede: expected a text that is not empty, got " "',
      'content/topics/drones/topic.ts: blocks[3].items[0].url: expected an address such as https://… or /path, got "htps://x"',
    ]);
    expect(() => loadContent(content)).toThrow(/^The content has 3 problems:\n/);
  });

  it.each<[what: string, block: unknown, complaint: string]>([
    ["a misspelt field", { ...links, itmes: [] }, 'unknown field "itmes": remove it or check its spelling'],
    ["an unknown kind", { kind: "carousel" }, "expected one of the known kinds"],
    ["an empty list", { kind: "links", items: [] }, "items: expected at least one item"],
    ["a missing text", { kind: "prose" }, "text: expected a text, got nothing"],
    [
      "a price in words",
      { kind: "gear", groups: [{ items: [{ title: "Stove", price: "25" }] }] },
      'groups[0].items[0].price: expected a number, got "25"',
    ],
    [
      "a picture without an alt text",
      { kind: "plate", imgUrl: "./diorama.webp", alt: "", caption: "x" },
      'alt: expected an alt text that says what is seen, in at least 8 characters, got ""',
    ],
    [
      "a picture that is not there",
      { kind: "plate", imgUrl: "./nowhere.jpg", alt: "Nothing to be seen.", caption: "x" },
      "imgUrl: no such picture: put nowhere.jpg into content/topics/drones/",
    ],
    [
      "a picture that lies elsewhere",
      { kind: "plate", imgUrl: "/diorama.webp", alt: "A drone over a hill.", caption: "x" },
      "imgUrl: expected a picture beside this file such as ./photo.jpg",
    ],
    [
      "a temperature that is no range",
      { kind: "clothing", caption: "x", rows: [{ temperature: "warm", layer: "x", layerNight: "x" }] },
      'rows[0].temperature: expected a range such as 25-35, 35+ or <15, got "warm"',
    ],
    [
      "weather that nobody rides in",
      {
        kind: "clothing",
        caption: "x",
        rows: [{ temperature: "35+", layer: "x", layerNight: "x" }],
        example: { wind: -1 },
      },
      "example.wind: expected a number from 0 to 150, got -1",
    ],
    [
      "a number that its slider cannot come to",
      { ...growth, rate: { start: 5.03, min: 0, max: 12, step: 0.1 } },
      "rate.start: expected a number that steps of 0.1 from 0 come to, got 5.03",
    ],
    [
      "a number beyond its bounds",
      { ...growth, years: { start: 60, min: 1, max: 50, step: 1 } },
      "years.start: expected a number from 1 to 50, got 60",
    ],
    [
      "bounds that leave no room",
      { ...growth, fee: { start: 1, min: 1, max: 1, step: 1 } },
      "fee.max: expected more than the least, 1, got 1",
    ],
    [
      "a workout without a round",
      { kind: "timer", caption: "x", presets: [{ title: "x", rounds: 0, work: 20, rest: 10 }] },
      "presets[0].rounds: expected a whole number from 1 to 99, got 0",
    ],
    [
      "a place on no clock",
      {
        kind: "sky",
        date: "2026-06-21",
        places: [{ title: "x", latitude: 91, longitude: 0, zone: "America/Nowhere" }],
        text: "x",
      },
      'places[0].zone: expected a time zone such as America/Denver, got "America/Nowhere"',
    ],
    ["too few foods", { kind: "food-picker", foods: { protein: [] } }, "foods.protein: expected at least one food"],
  ])("refuses %s", (_what, block, complaint) => {
    const lines = complaints(withBlock(block));
    expect(lines.some((line) => line.startsWith("content/topics/drones/topic.ts: blocks[3]"))).toBe(true);
    expect(lines.join("\n")).toContain(complaint);
  });

  it("wants a heading over the first section", () => {
    expect(complaints(spoiled([["topics", drones, "blocks", 0, "title"], undefined]))).toEqual([
      "content/topics/drones/topic.ts: blocks[0].title: expected a title: the first block opens the first section, got nothing",
    ]);
  });

  it.each<[what: string, field: string, value: unknown, complaint: string]>([
    ["a site address with a slash at its end", "url", "https://x.example/", "expected an address such as https://"],
    ["a bar that is no list", "nav", { title: "Home" }, "nav: expected"],
  ])("refuses %s", (_what, field, value, complaint) => {
    expect(complaints(spoiled([["site", field], value])).join("\n")).toContain(complaint);
  });
});
