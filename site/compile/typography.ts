import { type Content, mapContent } from "../load.ts";
import type { Change } from "../schema/fields.ts";

/** Owners can type straight quotes. */
export const curlQuotes = (text: string) =>
  text
    .replace(/(^|[\s([{“‘–—-])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“–—])'(?=\d\ds?\b)/g, "$1’")
    .replace(/(^|[\s([{“–—-])'/g, "$1‘")
    .replaceAll("'", "’");

/** Between letters it is an apostrophe in any language; other quotes depend on the language. */
const curlApostrophes = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

const units = "%|°[CF]?|[cmk]?m|k?g|lb|oz|ft|mi|[kmµ]?[sVAW]|[mk]?Wh|m?Ah|min|h|dpi|kcal|[kKMGT]B|[MG]?Hz";
const measured = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\w-]))`, "g");

export const holdUnits = (text: string) => text.replace(measured, "\u00A0");

export const linkTargets = /\]\([^)]*\)/g;

const code = /(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/;

/** Markdown's code and link targets are left alone. */
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

/** URLs, names and code are left alone. */
export const typographyFor =
  (lang: string): Change =>
  (text, holds) => {
    const curl = /^en\b/i.test(lang) ? curlQuotes : curlApostrophes;
    if (holds === "markdown" || holds === "line") return setMarkdown(text, curl);
    return holds === "words" ? holdUnits(curl(text)) : text;
  };

export const applyTypography = (content: Content): Content => mapContent(content, typographyFor(content.site.lang));
