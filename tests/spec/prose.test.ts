import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent, partsOf } from "../../site/load.ts";
import { type Holds, eachText } from "../../site/schema/fields.ts";
import type { Topic } from "../../site/schema/topic.ts";
import { checkedOf, sectionsOf } from "../../site/sections.ts";
import { engineering, topics } from "../support/sample.ts";

/** What a program can find of what an editor would: every line says where it stands and what is wrong. */

type Text = { file: string; field: string; text: string; holds: Holds | undefined; holder: Record<string, unknown> };

const parts = partsOf(loadContent()).filter(({ file }) => !/\/(words|theme|redirects)\.ts$/.test(file));

const within = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

const texts = parts.flatMap(({ file, schema, value }) => {
  const found: Text[] = [];
  eachText(schema, value, (text, holds, path) => {
    const field = String(path.findLast((key) => typeof key === "string"));
    const holder = within(value, path.slice(0, -1)) as Record<string, unknown>;
    found.push({ file, field, text, holds, holder });
  });
  return found;
});

/** What a visitor reads or hears, without the addresses of links. */
const prose = texts
  .filter(({ holds }) => holds === "words" || holds === "line" || holds === "markdown")
  .map((found) => ({ ...found, text: found.text.replace(/\]\([^)\s]*\)/g, "]") }));

describe("one picture", () => {
  type Use = { file: string; path: string; told: Record<string, unknown> };

  const uses = new Map<string, Use[]>();
  for (const { file, text, holds, holder } of texts) {
    if (holds !== "picture") continue;
    const path = join(dirname(file), text);
    const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
    uses.set(hash, [...(uses.get(hash) ?? []), { file, path, told: holder }]);
  }

  // The models of the topics are work of the owner's, which 3D art shows as such.
  const isDiorama = ({ path }: Use) => path.endsWith("/diorama.webp");
  const shown = [...uses.values()].map((all) =>
    all.some(isDiorama) ? all.filter((use) => isDiorama(use) || !use.file.includes("/3d-art/")) : all,
  );

  const told = ["title", "alt", "comment", "caption"];
  const differ = (all: Use[]) =>
    told.filter((field) => new Set(all.flatMap((use) => use.told[field] ?? [])).size > 1).join(", ");

  it("has one story wherever it stands", () => {
    const stories = shown.flatMap((all) => {
      const fields = differ(all);
      return fields ? `${[...new Set(all.map(({ path }) => path))].join(" and ")}: other ${fields}` : [];
    });
    expect(stories).toEqual([]);
  });
});

describe("a sentence", () => {
  const length = 7;

  // An alt text may be said again with its picture, and a description is for those who have not seen the page.
  const told = prose.filter(({ field }) => field !== "alt" && field !== "description");

  it(`of ${length} words and more is written once`, () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { file, text } of told) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
      let last = -length;
      for (let at = 0; at + length <= words.length; at++) {
        const shingle = words.slice(at, at + length).join(" ");
        const before = seen.get(shingle);
        // Words that follow on the same repetition are not told again.
        if (before !== undefined && at > last + 1) repeated.push(`${before} and ${file}: "${shingle} …"`);
        if (before === undefined) seen.set(shingle, file);
        else last = at;
      }
    }
    expect(repeated).toEqual([]);
  });

  it.each([/\bdull is\b/i, /\bcupboard door/i, /\bmist\b.{0,60}\bcoffee|\bcoffee\b.{0,60}\bmist\b/i])(
    "as worn as %s stands on one page at most",
    (joke) => {
      const files = [...new Set(told.filter(({ text }) => joke.test(text)).map(({ file }) => file))];
      expect(files.slice(1)).toEqual([]);
    },
  );
});

describe("a link", () => {
  const videos = /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{11}|youtu\.be\/[\w-]{11}|vimeo\.com\/\d+)/;

  it("of a video tile opens one video", () => {
    const channels = topics.flatMap(({ slug, blocks }) =>
      blocks
        .flatMap((block) => (block.kind === "tiles" && block.video ? block.items : []))
        .filter(({ url = "" }) => !videos.test(url))
        .map(({ title, url }) => `${slug}, ${title}: ${url}`),
    );
    expect(channels).toEqual([]);
  });

  const isFrontPage = (url: string) => /^(https?:\/\/|www\.)[^/]+\/?$/.test(url);

  it("of gear or of a project leads further than to a front page", () => {
    const gear = topics.flatMap(({ slug, blocks }) =>
      blocks
        .flatMap((block) => (block.kind === "gear" ? block.groups.flatMap(({ items }) => items) : []))
        .map(({ title, url = "" }) => ({ where: slug, title, url })),
    );
    const projects = engineering.sections.flatMap(({ projects: all }) =>
      all.map(({ title, url }) => ({ where: "engineering", title, url })),
    );
    const bare = [...gear, ...projects].filter(({ url }) => isFrontPage(url));
    expect(bare.map(({ where, title, url }) => `${where}, ${title}: ${url}`)).toEqual([]);
  });
});

describe("what changes by year", () => {
  const aging = new Set(["gear", "table", "facts"]);
  const isOld = (section: ReturnType<typeof sectionsOf>[number]) => section.blocks.some(({ kind }) => aging.has(kind));

  const unchecked = (topic: Topic) =>
    sectionsOf(topic)
      .filter((section) => isOld(section) && checkedOf(section) === undefined)
      .map(({ title }) => title);

  it.each(["finance", "drones", "ppg", "linux-setup"])("on %s says when it was last looked up", (slug) => {
    const topic = topics.find((candidate) => candidate.slug === slug);
    expect(topic && unchecked(topic)).toEqual([]);
    expect(topic?.blocks.some(({ checked }) => checked)).toBe(true);
  });
});

describe("the English", () => {
  const meat = "beef|pork|lamb|veal|turkey|chicken|bison|meat";
  const british = [
    String.raw`(?:colour|favour|flavour|neighbour|behaviour|harbour|vapour|odour|humour|labour|honour)\w*`,
    String.raw`grey\w*|fibres?|yoghurts?|programmes?|tyres?|aluminium|plough\w*|mould\w*|chilli(?:es)?`,
    String.raw`(?:centi|milli|kilo)?metres?|(?:milli)?litres?|centred?|centres|theatres?`,
    String.raw`(?:organ|real|recogn|raster|stabil|polar|sensit|optim|custom|standard|summar|minim|maxim|apolog|memor|special)is(?:e|es|ed|er|ers|ing|ation)`,
    String.raw`analys(?:e|ed|ing)|practis(?:e|es|ed|ing)|licences?|defences?|manoeuvr\w*|aerofoils?|artefacts?|ageing`,
    String.raw`travell\w+|(?:un)?labelled|modell\w+|cancelled|cancelling|skilful\w*|towards|whilst|amongst|learnt`,
    String.raw`tins? of|minced (?:or|${meat})|(?:${meat}) mince|petrol|spanners?|trousers|cheques?|tonnes|per cent`,
    String.raw`soured cream|aubergines?|courgettes?`,
  ].join("|");
  const word = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${british})(?![\p{L}\p{N}])`, "giu");

  it("is American", () => {
    const found = prose.flatMap(({ file, text }) =>
      [...text.matchAll(word)].map(
        ({ 0: match, index }) => `${file}: ${match} ("…${text.slice(Math.max(0, index - 30), index + 30)}…")`,
      ),
    );
    expect(found).toEqual([]);
  });
});
