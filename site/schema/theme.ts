import { parse } from "culori";
import { z } from "zod";
import { got } from "./messages.ts";
import { fontPath, slug, textLike } from "./parts.ts";

const isColor = (text: string) =>
  /^(#|oklch\()/.test(text) && parse(text)?.alpha === undefined && parse(text) !== undefined;

const aColor = "a color such as oklch(0.78 0.17 64) or #f2a33c, without transparency";

const color = textLike(aColor, isColor);

/** A color, or the name of one in content/theme.ts. */
export const hue = textLike(
  `${aColor}, or a name from the theme's hues`,
  (value) => isColor(value) || slug.safeParse(value).success,
);

/** Who gives one of the two colors keeps the other. */
const pair = (light: string, dark: string) =>
  z.strictObject({ light: color.default(light), dark: color.default(dark) }).prefault({});

const files = '{ regular: "./fonts/Mine.woff2" } for a font of yours';

/** One file may hold all weights; without an italic, browsers slant the regular. */
const ownFace = (others: string) =>
  z.strictObject(
    { regular: fontPath, italic: fontPath.optional(), bold: fontPath.optional() },
    {
      error: ({ code, input }) =>
        code === "invalid_type" ? `expected ${others}, or ${files}, got ${got(input)}` : undefined,
    },
  );

const face = z.union([ownFace('"serif" or "sans"'), z.enum(["serif", "sans"])]);
const labelFace = z.union([ownFace('"sans"'), z.literal("sans")]);

/** Every field may be left out, and the file too. */
export const themeSchema = z.strictObject({
  /** The site's own hue: its name on the cover, its mark, its links. */
  hue: color.default("oklch(0.655 0.21 38)"),
  /** Hues by name, for topics and ways. The engineering page wears the one of that name. */
  hues: z.record(slug, color).default({ engineering: "oklch(0.72 0.15 232)" }),
  /** Behind everything. */
  paper: pair("oklch(0.972 0.003 220)", "oklch(0.178 0.008 235)"),
  /** Behind code, notes and pictures to come. */
  paper2: pair("oklch(0.935 0.005 220)", "oklch(0.222 0.01 235)"),
  /** Text and the rules above sections. */
  ink: pair("oklch(0.19 0.012 240)", "oklch(0.955 0.004 220)"),
  /** Second text: remarks, captions. */
  ink2: pair("oklch(0.43 0.012 240)", "oklch(0.755 0.01 230)"),
  /** The far range in the footer. */
  far: pair("oklch(0.85 0.004 220)", "oklch(0.3 0.009 235)"),
  /** What is wrong in a form, and cautions. */
  bad: pair("oklch(0.5 0.19 25)", "oklch(0.79 0.13 25)"),
  /** What is right in a form. */
  good: pair("oklch(0.46 0.12 150)", "oklch(0.82 0.15 150)"),
  /** Always dark: the photo viewer, and text on a hue. */
  night: color.default("oklch(0.16 0.01 240)"),
  /** The two papers of topics with backgroundClass: sky. */
  sky: z
    .strictObject({
      paper: pair("oklch(0.968 0.014 215)", "oklch(0.19 0.024 230)"),
      paper2: pair("oklch(0.93 0.024 215)", "oklch(0.235 0.03 230)"),
    })
    .prefault({}),
  /** The words of code. */
  code: z
    .strictObject({
      string: pair("oklch(0.42 0.12 150)", "oklch(0.84 0.13 150)"),
      keyword: pair("oklch(0.45 0.17 300)", "oklch(0.82 0.12 300)"),
      command: pair("oklch(0.44 0.13 245)", "oklch(0.83 0.1 240)"),
      value: pair("oklch(0.47 0.14 40)", "oklch(0.84 0.12 60)"),
    })
    .prefault({}),
  /** The type of running text, of titles with the name, and of labels with the bar: Newsreader, Archivo, or your own. */
  type: z
    .strictObject({
      text: face.default("serif"),
      headings: face.default("sans"),
      labels: labelFace.default("sans"),
    })
    .prefault({}),
});

export type Theme = z.infer<typeof themeSchema>;
export type Face = z.infer<typeof face>;
export type OwnFace = Exclude<Face, string>;
export type ThemeInput = z.input<typeof themeSchema>;
