import type { z } from "zod";
import type { Content } from "../load.ts";
import { type Holds, mapTexts } from "../schema/fields.ts";
import { contentSchemas } from "../schema/site.ts";
import { topicSchema } from "../schema/topic.ts";

/** A keyboard gives straight quotes; so an owner can write plainly. */
export const curlQuotes = (text: string) =>
  text
    .replace(/(^|[\s([{“‘–—-])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“–—])'(?=\d\ds?\b)/g, "$1’")
    .replace(/(^|[\s([{“–—-])'/g, "$1‘")
    .replaceAll("'", "’");

/** Between letters it is an apostrophe in any language; which quotes a language has, its owner knows. */
const curlApostrophes = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

const units = "%|°[CF]?|[cmk]?m|k?g|lb|oz|ft|mi|[kmµ]?[sVAW]|[mk]?Wh|m?Ah|min|h|dpi|kcal|[kKMGT]B|[MG]?Hz";
const measured = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\w-]))`, "g");

export const holdUnits = (text: string) => text.replace(measured, "\u00A0");

export const linkTargets = /\]\([^)]*\)/g;

const code = /(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/;

/** Markdown's code and link targets stay as they are. */
const literals = new RegExp([code, linkTargets, /<[^\s>]+>/].map(({ source }) => source).join("|"), "g");

type Curl = (text: string) => string;

const setMarkdown = (text: string, curl: Curl) => {
  let set = "";
  let from = 0;
  for (const { 0: literal, index } of text.matchAll(literals)) {
    set += holdUnits(curl(text.slice(from, index))) + literal;
    from = index + literal.length;
  }
  return set + holdUnits(curl(text.slice(from)));
};

const setText = (text: string, holds: Holds | undefined, curl: Curl) => {
  if (holds === "markdown" || holds === "line") return setMarkdown(text, curl);
  return holds === "words" ? holdUnits(curl(text)) : text;
};

/** Addresses, names and code stay as they are. */
export const setTexts = <T>(schema: z.ZodType, value: T, lang: string): T => {
  const curl = /^en\b/i.test(lang) ? curlQuotes : curlApostrophes;
  return mapTexts(schema, value, (text, holds) => setText(text, holds, curl));
};

export const setType = ({ topics, ...files }: Content): Content => {
  const { lang } = files.site;
  const parts = Object.entries(files).map(([key, value]): [string, unknown] => {
    return [key, setTexts(contentSchemas[key as keyof typeof files], value, lang)];
  });
  const set = Object.fromEntries(parts) as typeof files;
  return { ...set, topics: topics.map((topic) => setTexts(topicSchema, topic, lang)) };
};
