import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { parseFile } from "../../../site/check/parse.ts";
import type { Problem } from "../../../site/check/problems.ts";
import { blockSchema } from "../../../site/schema/blocks.ts";
import { contentSchemas } from "../../../site/schema/site.ts";
import { topicSchema } from "../../../site/schema/topic.ts";
import { wordsSchema } from "../../../site/schema/words.ts";
import { spoiled } from "./sources.ts";

/** Errors within one file: a row for each, with the start of its message. */

const complaintsOf = (schema: z.ZodType, value: unknown) => {
  const problems: Problem[] = [];
  parseFile("file.ts", schema, value, problems);
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

it("a message contains the field, what was expected and what was found", () => {
  const items = [{ title: "Tent", price: "25 dollars" }];
  expect(complaintsOf(blockSchema, { kind: "gear", groups: [{ items }] })).toEqual([
    'groups[0].items[0].price: expected a number like 25 or 12.50, got "25 dollars"',
  ]);
  const quoted = [{ title: "Tent", price: "280" }];
  expect(complaintsOf(blockSchema, { kind: "gear", groups: [{ items: quoted }] })).toEqual([
    'groups[0].items[0].price: expected a number like 25 or 12.50, got "280": remove the quotes',
  ]);
});

const link = (url: string) => [{ title: "A", url }];
const anAddress = "expected a URL such as https://… or a path like /camp, with spaces as %20";
const aPicture = "expected a picture (jpg, png, webp, avif, or svg) next to this file, such as ./photo.jpg";
const aColor = "expected a color such as oklch(0.78 0.17 64) or #f2a33c, without transparency";
const aSlug = "expected a slug of at most 100 lowercase letters, digits and hyphens, such as my-topic";
const poster = { imgUrl: "./lake.jpg", alt: "A hill above still water." };
const album = { title: "B", comment: "C", poster };

describe("in a file", () => {
  it.each<[path: string, value: unknown, complaint: string]>([
    ["site.titel", "A", "titel: unknown field: remove it or check its spelling"],
    ["site.tagline", undefined, "tagline: expected text in quotes, got nothing"],
    ["site.tagline", " ", "tagline: expected a non-empty text"],
    ["site.title", "x".repeat(41), "title: expected at most 40 characters"],
    ["site.nav", {}, "nav: expected a list in [ ], got {}"],
    ["site.blog", [], "blog: expected fields in { }, got []"],
    ["site.footer", link("/My CV.pdf"), `footer[0].url: ${anAddress}`],
    ["site.footer", link("htps://a.example"), `footer[0].url: ${anAddress}`],
    ["site.footer", link("https://https://a.example"), `footer[0].url: ${anAddress}`],
    ["site.footer", link("javascript:alert(1)"), `footer[0].url: ${anAddress}`],
    ["site.url", "https://a.example/", "url: expected a URL such as https://ridgeline.example.com, without"],
    ["site.lang", "german", "lang: expected a language tag such as en, de or pt-BR"],
    ["site.owner.email", "me", 'owner.email: expected an email address like me@example.com, got "me"'],
    ["site.cover.alt", "A hill", "cover.alt: expected alt text of at least 8 characters that describes the picture"],
    ["site.cover.imgUrl", "/range.png", `cover.imgUrl: ${aPicture}`],
    ["site.cover.imgUrl", "./Skål.png", `cover.imgUrl: ${aPicture}, using only a–z, 0–9, - and _ in the file name`],
    ["site.form.action", "http://forms.example", "form.action: expected a URL such as https://formspree.io/"],
    ["site.form.action", "https://a.example/{mail}", "form.action: expected a URL such as https://formspree.io/"],
    ["site.form.action", "https://a.example:x", "form.action: expected a URL such as https://formspree.io/"],
    [
      "site.form.thanks.url",
      "mailto:a@b.example",
      "form.thanks.url: expected a URL such as https://… or a path like /camp",
    ],
    ["site.security.contact", "ann@a.example", "security.contact: expected mailto:me@example.com, https://… or tel:…"],
    ["social.1.id", "mastodon", '[3].id: another entry also has the id "mastodon"'],
    ["social.1.icon", "./a.png", "[1].icon: expected an SVG next to this file such as ./icon.svg"],
    ["theme.hue", "red", `hue: ${aColor}`],
    ["theme.night", "#1234", `night: ${aColor}`],
    ["theme.hues", { "My Hue": "#f80" }, `hues.My Hue: ${aSlug}`],
    ["theme.type", { text: "sanz" }, 'type.text: expected "serif", "sans", or { regular: "./fonts/Mine.woff2" }'],
    ["theme.type", { labels: "serif" }, 'type.labels: expected "sans" or { regular: "./fonts/Mine.woff2" }'],
    ["theme.type", { text: { regular: "./Mine.ttf" } }, "type.text.regular: expected a WOFF2 file such as ./fonts/"],
    ["words", { hom: {} }, "hom: unknown field"],
    ["words", { home: { elsewhere: 5 } }, "home.elsewhere: expected text in quotes"],
    ["words", { footer: { updated: "Fresh" } }, "footer.updated: missing placeholder {date}"],
    ["words", { viewer: { position: "{index}: {x}" } }, "viewer.position: unknown placeholder {x}: use {index} and"],
    ["words", { bar: { menu: "{title}" } }, "bar.menu: unknown placeholder {title}: remove it"],
    [
      "words",
      { photography: { photoCount: { other: "A" } } },
      "photography.photoCount.other: missing placeholder {count}",
    ],
    ["words", { photography: { photoCount: { other: "{count}", x: "A" } } }, "photography.photoCount.x: unknown field"],
    ["redirects.0.from", "old", "[0].from: expected a path such as /old-name or /Old_Page.html"],
    ["redirects.0.from", "/../old", "[0].from: expected a path such as /old-name or /Old_Page.html"],
    ["redirects.0.from", "/a/index.html", "[0].from: expected a path such as /old-name"],
    ["redirects.0.from", "/my%20page", "[0].from: expected a path such as /old-name"],
    ["redirects.0.from", "/page?x=1", "[0].from: expected a path such as /old-name"],
    ["redirects.0.to", "www.a.example", "[0].to: expected a URL such as https://… or a path like /camp"],
    ["photography.photos.3.slug", "lake", "photos[3].slug: another entry also has the slug"],
    ["photography.photos.3.focus", 101, "photos[3].focus: expected at most 100, got 101"],
    ["photography.collections.1.photos", [], "collections[1].photos: expected at least 1 item, got []"],
    ["photography.collections.1.photos", ["dune"], 'collections[1].photos[0]: no photo has the slug "dune"; did you'],
    ["photography.collections.1.photos", ["dunes", "dunes"], 'collections[1].photos[1]: "dunes" is listed twice'],
    ["photography.collections.1.cover", "moon", "collections[1].cover: expected the slug of one of its photos"],
    ["photography.collections.1.title", "Far and flat", "collections[1].title: another entry also has the title"],
    ["photography.albums", [album], "albums[0].photos: expected either photos or the url"],
    ["photography.albums", [{ ...album, photos: [poster] }], "albums[0].slug: expected a slug such as my-album"],
    [
      "photography.albums",
      [{ ...album, url: "https://a.example" }],
      "albums[0].provider: expected the provider's name",
    ],
    ["photography.albums", [{ ...album, url: "http://a.example", provider: "A" }], "albums[0].url: expected https://…"],
    [
      "photography.albums",
      [{ ...album, url: "https://a.example", provider: "A", slug: "a" }],
      "albums[0].slug: only an album with photos has a slug: remove it",
    ],
    ["topics.0.slug", "Tea", `slug: ${aSlug}`],
    ["topics.0.slug", "x".repeat(101), `slug: ${aSlug}`],
    ["topics.0.path", "tea/", "path: expected a path of lowercase letters, digits and hyphens, such as /camp"],
    ["topics.0.path", "/Tea", "path: expected a path of lowercase letters, digits and hyphens, such as /camp"],
    ["topics.0.description", "x".repeat(171), "description: expected at most 170 characters"],
    ["topics.0.date", "soon", 'date: expected a date like "2026-11-03", got "soon"'],
    ["topics.0.hue", "Amber!", `hue: ${aColor}, or a name from the theme's hues`],
    ["topics.0.blocks.0.title", undefined, "blocks[0].title: the first block needs a title"],
  ])("%s = %j", (path, value, complaint) => {
    const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const { [keys[0] ?? ""]: file, topics } = spoiled([keys, value]);
    const isTopic = keys[0] === "topics";
    const schemas = { ...contentSchemas, words: wordsSchema };
    const schema = isTopic ? topicSchema : schemas[keys[0] as keyof typeof schemas];
    expect(complaintsOf(schema, isTopic ? (topics as unknown[])[0] : file)).toEqual([
      expect.stringContaining(complaint),
    ]);
  });
});

const gear = (...items: object[]) => ({ kind: "gear", pack: true, groups: [{ items }] });
const step = { title: "A", text: "x" };
const bounds = { start: 5, min: 0, max: 10, step: 1 };
const growth = (fee: object) => {
  const fields = { contribution: bounds, years: { ...bounds, min: 1 }, rate: bounds, fee: { ...bounds, ...fee } };
  return { kind: "growth", ...fields, text: "A" };
};
const code = (command: object) => ({ kind: "code", items: [{ title: "A", language: "bash", ...command }] });
const variant = { systems: ["A"], code: "x" };
const workout = { title: "A", rounds: 8, work: 20, rest: 10 };
const sky = (place: object, date = "2026-06-21") => {
  const places = [{ title: "A", latitude: 40, longitude: -105, zone: "America/Denver", ...place }];
  return { kind: "sky", date, places, text: "A" };
};
const flyable = (...levels: object[]) => {
  const given = levels.map((level) => ({ title: "A", wind: { under: 8 }, ...level }));
  return { kind: "flyable", caption: "A", closing: "B", levels: given };
};

describe("in a block", () => {
  it.each<[block: object, complaint: string]>([
    [{ kind: "proze" }, "kind: expected one of prose, links, tiles,"],
    [{ kind: "proze" }, 'got "proze"; did you mean "prose"?'],
    [{ kind: "note", text: "A", checked: "May" }, "checked: expected a month such as 2026-11"],
    [{ kind: "note", text: "A", tone: "loud" }, 'tone: expected "note" or "caution", got "loud"'],
    [{ kind: "goals", items: ["Go."], intro: "So." }, "intro: an intro needs a title: add one, or remove the intro"],
    [{ kind: "links", items: [...link("/a"), ...link("/a")] }, "items[1].url: another entry also has the url"],
    [{ kind: "tiles", items: [{ title: "A", url: "camp", ...poster }] }, `items[0].url: ${anAddress}`],
    [gear({ title: "A", price: -1 }), "groups[0].items[0].price: expected at least 0, got -1"],
    [gear({ title: "A", price: 4.125 }), "groups[0].items[0].price: expected at most two decimal places, such as 4.50"],
    [gear({ title: "A", quantity: 1.5 }), "groups[0].items[0].quantity: expected a whole number, got 1.5"],
    [gear({ title: "A", weight: 0 }), "groups[0].items[0].weight: expected more than 0"],
    [
      gear({ title: "A" }, { title: "A" }),
      'groups[0].items[1].title: two items are called "A": checkmarks are saved by title, so rename one',
    ],
    [{ kind: "table", caption: "A", columns: ["A", "B"], rows: [["1"]] }, "rows[0]: expected 2 cells, one for each"],
    [
      { kind: "clothing", caption: "A", rows: [{ temperature: "warm", layer: "A", layerNight: "B" }] },
      "rows[0].temperature: expected a range such as 25-35, 35+ or <15",
    ],
    [{ kind: "steps", items: [{ ...step, imgUrl: "./a.svg" }] }, "items[0].alt: imgUrl and alt must be set together"],
    [{ kind: "steps", items: [{ ...step, minutes: 5 }] }, "items[0].minutes: only a guide shows this"],
    [{ kind: "steps", tools: ["Saw"], items: [step] }, "tools: only a guide shows this"],
    [code({ language: "pyton", code: "x" }), "items[0].language: expected a language that Shiki supports, such as"],
    [code({}), "items[0].code: expected either code, or variants"],
    [code({ variants: [{ systems: ["A"], code: "x" }] }), "items[0].variants: expected at least 2 items"],
    [code({ variants: [variant, variant] }), "items[0].variants: every command with variants lists the same systems"],
    [growth({ start: 5.5 }), "fee.start: expected 0 (min) plus a multiple of 1 (step)"],
    [growth({ start: 11 }), "fee.start: expected a number from 0 to 10"],
    [growth({ max: 0 }), "fee.max: must be greater than min (0)"],
    [{ kind: "timer", caption: "A", presets: [{ ...workout, rounds: 0 }] }, "presets[0].rounds: expected at least 1"],
    [
      { kind: "timer", caption: "A", presets: [workout, workout] },
      "presets[1].title: another entry also has the title",
    ],
    [sky({ latitude: 91 }), "places[0].latitude: expected at most 90, got 91"],
    [sky({ zone: "Mars" }), "places[0].zone: expected a time zone such as America/Denver"],
    [sky({}, "1800-01-01"), "date: expected a day from 1900 to 2100"],
    [{ kind: "models", items: [{ title: "A", file: "./a.gltf", ...poster }] }, "items[0].file: expected a GLB next to"],
    [flyable({ wind: { under: 8, most: 9 } }), "levels[0].wind: expected one of under and most"],
    [flyable({}, {}), "levels[0].upTo: required on every level but the last"],
    [flyable({ upTo: 9 }), "levels[0].upTo: the last level has no upTo: remove it"],
    [flyable({ upTo: 9 }, { upTo: 9 }, {}), "levels[1].upTo: expected more than 9 hours"],
    [flyable({ upTo: 9, aloft: { most: 15 } }, {}), "levels[1].aloft: expected a limit on all levels or on none"],
  ])("%j", (block, complaint) => {
    expect(complaintsOf(blockSchema, block)).toEqual([expect.stringContaining(complaint)]);
  });
});
