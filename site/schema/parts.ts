import { z } from "zod";
import { readDegrees } from "./degrees.ts";
import { holding } from "./fields.ts";
import { got } from "./got.ts";
import { altLength, nameLength, summaryLength } from "./lengths.ts";

/** Each description is the owner's manual for that field. */

const addressPattern = /^(https?:\/\/[^\s/]+\S*|www\.\S+\.\S+|assets\/\S+|\/(?!\/)\S*|#\S+|(mailto|tel|sms):\S+)$/;

export const say = (remedy: string) => ({
  error: (issue: { input?: unknown }) => `${remedy}, got ${got(issue.input)}`,
});

const usualAddress = "expected an address such as https://… or /path";

const spaced = /^(https?:\/\/|www\.|assets\/|\/(?!\/)|#|(mailto|tel|sms):)\S*( +\S+)+$/;

/** A file of the owner's may well have a space in its name, which an address has not. */
const addressRemedy = {
  error: ({ input }: { input?: unknown }) => {
    const isSpaced = typeof input === "string" && spaced.test(input);
    const rename = isSpaced && /^(assets)?\//.test(input) ? ", or rename the file" : "";
    const remedy = isSpaced ? `expected an address without a space: write %20 for it${rename}` : usualAddress;
    return `${remedy}, got ${got(input)}`;
  },
};

/** Nothing of the network has a name without a dot: one is left over where an address was pasted behind another's beginning. */
const hasHost = ({ hostname }: URL) => /[^.]\.[^.]|^\[/.test(hostname);

const canBe = (url: string) => {
  if (!/^(http|www)/.test(url)) return true;
  const parsed = URL.parse(url.replace(/^www/, "https://www"));
  return parsed !== null && hasHost(parsed);
};

/** Machines read a field's name, a piece of code or a range as much as people do. */
export const literal = z
  .string(say("expected a text"))
  .refine((value) => value.trim() !== "", say("expected a text that is not empty"));

/** Breaks and rows of spaces, which a page shows as one space; no-break spaces are words of their own. */
const oneLine = (words: string) => words.replaceAll(/[ \t\r\n]+/g, " ").trim();

export const text = holding("words", literal.overwrite(oneLine).describe("Plain words, shown as they are."));

/** Search engines and link previews show no more. */
export const summary = text.max(summaryLength, say(`expected at most ${summaryLength} characters`));

export const markdown = holding(
  "markdown",
  literal.describe(
    "Words with Markdown: **bold**, *italic*, `code`, [links](https://…), and a blank line between paragraphs.",
  ),
);

export const line = holding("line", literal.describe("One paragraph, with Markdown but without lists."));

export const address = holding(
  "address",
  z
    .string(say(usualAddress))
    .regex(addressPattern, { ...addressRemedy, abort: true })
    .refine(canBe, say(usualAddress))
    .describe(
      "https://…, www.…, assets/… (these open in a new tab), /path, #anchor and /file.pdf (these stay on the site), mailto:…, tel:…, sms:…",
    ),
);

/** A browser has to open a page that is shown in another, or that another site sends visitors to. */
export const page = address.refine(
  (url) => /^(https?:\/|\/)/.test(url),
  say("expected a page, written in full: https://… or /path"),
);

export const picturePath = holding(
  "picture",
  z
    .string(say("expected a picture such as ./photo.jpg"))
    .regex(/^\.\/.+\.(jpe?g|png|webp|avif|svg)$/i, {
      ...say("expected a picture beside this file such as ./photo.jpg (jpg, png, webp, avif or svg)"),
      abort: true,
    })
    .regex(/^[\w./-]+$/, say("expected a name of letters a to z, digits, hyphens and underscores: rename the file"))
    .describe("A picture beside the file that names it, starting with ./"),
);

export const fontPath = holding(
  "font",
  z
    .string(say("expected a font such as ./fonts/Mine.woff2"))
    .regex(/^\.\/.+\.woff2$/, {
      ...say(
        "expected a font in this folder such as ./fonts/Mine.woff2 (npx woff2_compress.js FILE.ttf FILE.woff2 makes one of a TTF or OTF)",
      ),
      abort: true,
    })
    .regex(
      /^(?!.*\.\.)[\w./-]+$/,
      say("expected a name of letters a to z, digits, hyphens and underscores, within this folder"),
    )
    .describe("A WOFF2 file of yours, starting with ./"),
);

export const drawingPath = holding(
  "picture",
  z
    .string(say("expected a drawing such as ./icon.svg"))
    .regex(/^\.\/[\w./-]+\.svg$/i, say("expected an SVG beside this file such as ./icon.svg"))
    .describe("An SVG beside the file that names it, starting with ./"),
);

const altRemedy = say(`expected an alt text that says what is seen, in at least ${altLength} characters`);

export const alt = holding(
  "words",
  z
    .string(altRemedy)
    .refine((value) => value.trim().length >= altLength, altRemedy)
    .describe("What is seen in the picture, in one sentence, for people who cannot see it."),
);

export const comment = text.optional().describe("Your remark; shown in italics, in parentheses.");

export const slug = z
  .string(say("expected a short name such as my-topic"))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, say("expected small letters, digits and hyphens, such as my-topic"))
  .max(nameLength, say(`expected at most ${nameLength} characters`));

export const month = z
  .string(say("expected a month such as 2026-11"))
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, say("expected a month such as 2026-11"));

export const added = z.iso
  .date(say("expected a day such as 2026-11-03"))
  .optional()
  .describe("The day on which it came, such as 2026-11-03; the feed then tells of it.");

export const pictureFields = { imgUrl: picturePath, alt };

/** A tile without an address links to its own picture. */
export const imageLink = z.strictObject({
  title: text,
  url: address.or(z.literal("")).optional().describe("Where it leads; leave it out to link to the picture itself."),
  ...pictureFields,
  comment: text.optional().describe("Your remark; shown under the title."),
  added,
});

export const commentLink = z.strictObject({ title: text, url: address, comment, added });

export const project = z.strictObject({
  title: text,
  url: address.or(z.literal("")).describe("Where it leads; '' links to the picture itself."),
  ...pictureFields,
  comment: text,
  added,
});

export const imageItem = z.strictObject({ ...pictureFields, title: text, comment, added });

export const clothingRow = z.strictObject({
  temperature: literal
    .refine((value) => readDegrees(value) !== undefined, say("expected a range such as 25-35, 35+ or <15"))
    .describe("The range in °F, such as 25-35, 35+ or <15; 25 itself belongs to 25-35."),
  layer: text.describe("What to wear on a sunny day."),
  layerNight: text.describe("What to wear at night."),
});

const within = (least: number, most: number) => {
  const remedy = say(`expected a number from ${least} to ${most}`);
  return z.number(remedy).min(least, remedy).max(most, remedy);
};

export const weather = z
  .strictObject({
    temperature: within(-80, 120).default(25).describe("In °F."),
    wind: within(0, 150).default(10).describe("In miles per hour."),
  })
  .describe("The weather that is dressed for until a visitor says what it is like.");
