import { z } from "zod";
import { readDegrees } from "./degrees.ts";
import { holding } from "./fields.ts";
import { expected } from "./messages.ts";

/** A text that must match; the message states what is expected. */
export const textLike = (what: string, form: RegExp | ((value: string) => boolean)) =>
  z
    .string(expected(`${what}, in quotes`))
    .refine((value) => (form instanceof RegExp ? form.test(value) : form(value)), expected(what));

/** Field names, code and ranges, kept exactly as written. */
export const literal = z.string().refine((value) => value.trim() !== "", expected("a non-empty text"));

/** Collapses white space as browsers do; no-break spaces are kept. */
const oneLine = (words: string) => words.replaceAll(/[ \t\r\n]+/g, " ").trim();

export const text = holding("words", literal.overwrite(oneLine));

/** Search results and tabs cut off longer titles. */
export const pageTitle = text.max(80);

/** Search engines and link previews cut off longer texts. */
export const summaryLength = 170;

export const summary = text.max(summaryLength);

/** Texts with **bold**, *italic*, `code`, [links](https://…), lists, and a blank line between paragraphs. */
export const markdown = holding("markdown", literal.clone());

/** One paragraph, with Markdown but without lists. */
export const line = holding("line", literal.clone());

/** A host has a dot: one without, as in https://https://…, is a pasting mistake. */
const addressPattern =
  /^((https?:\/\/|www\.)[^\s/]*[^\s/.]\.[^\s/.]\S*|assets\/\S+|\/(?!\/)\S*|#\S+|(mailto|tel|sms):\S+)$/;

/** https://…, www.… and assets/… open in a new tab; /path, #anchor, and /file.pdf stay on the site; mailto:, tel:, and sms: open an app. */
export const address = holding(
  "address",
  textLike("a URL such as https://… or a path like /camp, with spaces as %20", addressPattern),
);

/** What a browser can open: no anchor, and no mailto:, tel: or sms:. */
export const page = address.refine(
  (url) => /^(https?:\/|\/)/.test(url),
  expected("a URL such as https://… or a path like /camp"),
);

const fileIn = (what: string, extensions: string) =>
  textLike(
    `${what}, using only a–z, 0–9, - and _ in the file name`,
    new RegExp(String.raw`^\./(?!.*\.\./)[\w./-]+\.(${extensions})$`, "i"),
  );

export const picturePath = holding(
  "picture",
  fileIn("a picture (jpg, png, webp, avif, or svg) next to this file, such as ./photo.jpg", "jpe?g|png|webp|avif|svg"),
);

export const drawingPath = holding("icon", fileIn("an SVG next to this file such as ./icon.svg", "svg"));

export const fontPath = holding("font", fileIn("a WOFF2 file such as ./fonts/Mine.woff2", "woff2"));

/** A GLB without textures or compression, next to the file that names it. */
export const glbPath = holding("model", fileIn("a GLB next to this file such as ./thing.glb", "glb"));

export const stlPath = holding("model", fileIn("a binary STL next to this file such as ./thing.stl", "stl"));

/** A shorter alt text doesn't describe what the picture shows. */
export const alt = holding(
  "words",
  textLike("alt text of at least 8 characters that describes the picture", (value) => value.trim().length >= 8),
);

/** Shown in italics, in parentheses. */
export const comment = text.optional();

/** Slugs and paths become file names, which are limited to 255 bytes including the extension. */
export const nameLength = 100;

export const slug = textLike(
  `a slug of at most ${nameLength} lowercase letters, digits and hyphens, such as my-topic`,
  (name) => name.length <= nameLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name),
);

export const month = textLike("a month such as 2026-11", /^\d{4}-(0[1-9]|1[0-2])$/);

export const added = z.iso.date().optional();

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

export const pictureFields = { imgUrl: picturePath, alt };

export const imageLink = z.strictObject({
  title: text,
  /** The link; omit it to link to the picture itself. */
  url: address.or(z.literal("")).optional(),
  ...pictureFields,
  comment: text.optional(),
  added,
});

export const commentLink = z.strictObject({ title: text, url: address, comment, added });

export const project = z.strictObject({
  title: text,
  /** The link; '' links to the picture itself. */
  url: address.or(z.literal("")),
  ...pictureFields,
  comment: text,
  added,
});

export const imageItem = z.strictObject({ ...pictureFields, title: text, comment, added });

export const clothingRow = z.strictObject({
  /** The range in °F, such as 25-35, 35+ or <15; 25 itself belongs to 25-35. */
  temperature: textLike("a range such as 25-35, 35+ or <15", (value) => readDegrees(value) !== undefined),
  layer: text,
  layerNight: text,
});

/** The initial weather, in °F and miles per hour. */
export const weather = z.strictObject({
  temperature: z.number().min(-80).max(120).default(25),
  wind: z.number().min(0).max(150).default(10),
});
