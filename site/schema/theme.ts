import { parse } from "culori";
import { z } from "zod";
import { expected } from "./messages.ts";
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

/** If only one of the two colors is set, the other keeps its default. */
const pair = (light: string, dark: string) =>
  z.strictObject({ light: color.default(light), dark: color.default(dark) }).prefault({});

const file = '{ regular: "./fonts/Mine.woff2" } for a custom font';

/** A variable font needs one file; without an italic, browsers slant the regular. */
const ownFace = z.strictObject({ regular: fontPath, italic: fontPath.optional(), bold: fontPath.optional() });

const face = z.enum(["serif", "sans"], expected(`"serif", "sans", or ${file}`)).or(ownFace);
const labelFace = z.literal("sans", expected(`"sans" or ${file}`)).or(ownFace);

/** Every field is optional, and so is the file. */
export const themeSchema = z.strictObject({
  /** The site's hue: the name on the cover, the logo and links. */
  hue: color.default("oklch(0.655 0.21 38)"),
  /** Hues by name, for topics and ways. The engineering page uses `engineering`. */
  hues: z.record(slug, color).default({ engineering: "oklch(0.72 0.15 232)" }),
  /** The page's background. */
  paper: pair("oklch(0.972 0.003 220)", "oklch(0.178 0.008 235)"),
  /** The background of code, notes and pictures that are loading. */
  paper2: pair("oklch(0.935 0.005 220)", "oklch(0.222 0.01 235)"),
  /** Text, and the lines above sections. */
  ink: pair("oklch(0.19 0.012 240)", "oklch(0.955 0.004 220)"),
  /** Secondary text: comments, captions. */
  ink2: pair("oklch(0.43 0.012 240)", "oklch(0.755 0.01 230)"),
  /** The distant ridge in the footer. */
  far: pair("oklch(0.85 0.004 220)", "oklch(0.3 0.009 235)"),
  /** Errors in a form, and cautions. */
  bad: pair("oklch(0.5 0.19 25)", "oklch(0.79 0.13 25)"),
  /** Success messages. */
  good: pair("oklch(0.46 0.12 150)", "oklch(0.82 0.15 150)"),
  /** Dark in both themes: the photo viewer, and text on a hue. */
  night: color.default("oklch(0.16 0.01 240)"),
  /** The backgrounds of topics with backgroundClass: "sky". */
  sky: z
    .strictObject({
      paper: pair("oklch(0.968 0.014 215)", "oklch(0.19 0.024 230)"),
      paper2: pair("oklch(0.93 0.024 215)", "oklch(0.235 0.03 230)"),
    })
    .prefault({}),
  /** Syntax highlighting. */
  code: z
    .strictObject({
      string: pair("oklch(0.42 0.12 150)", "oklch(0.84 0.13 150)"),
      keyword: pair("oklch(0.45 0.17 300)", "oklch(0.82 0.12 300)"),
      command: pair("oklch(0.44 0.13 245)", "oklch(0.83 0.1 240)"),
      value: pair("oklch(0.47 0.14 40)", "oklch(0.84 0.12 60)"),
    })
    .prefault({}),
  /** The fonts of body text, of headings and of labels: Newsreader (serif), Archivo (sans), or your own. */
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
export type OwnFace = z.infer<typeof ownFace>;
