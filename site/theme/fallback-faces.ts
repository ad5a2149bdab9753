import { rule } from "./own-css.ts";

/**
 * Installed fonts shown until the shipped ones have loaded, scaled to the same widths and line boxes. They have no
 * condensed style, hence a face for each range of widths. The sizes were fitted in a browser with the site's texts.
 */

type Box = { ascent: number; descent: number };

/** The shipped fonts' own metrics, in ems. */
const archivo: Box = { ascent: 0.878, descent: 0.21 };
const newsreader: Box = { ascent: 0.735, descent: 0.265 };

type Fallback = { family: string; local: string[]; weight: string; stretch?: string; style?: string; size: number };

const widths = ["62% 65%", "66% 71%", "72% 81%", "82% 86%", "87% 96%", "97% 100%"];

const heading = "600 820";
const label = { weight: "500 599", stretch: "97% 100%" };

const inEachWidth = (family: string, local: string[], weight: string, sizes: number[]): Fallback[] =>
  widths.map((stretch, index) => ({ family, local, weight, stretch, size: sizes[index] ?? 100 }));

const bold = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Liberation Sans"];
const regular = ["Arial", "Liberation Sans", "Arimo"];
const dejaVu = ["DejaVu Sans Bold", "DejaVu Sans"];
const roman = ["Times New Roman", "Liberation Serif", "Tinos"];
const italic = ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic", "Liberation Serif"];

const sans: Fallback[] = [
  ...inEachWidth("Archivo Fallback", bold, heading, [70.4, 76.1, 81.6, 86.5, 91.9, 98.6]),
  { family: "Archivo Fallback", local: regular, ...label, size: 102.4 },
  // Android: declared as regular, so that the browser synthesizes bold, which doesn't change widths.
  ...inEachWidth("Archivo Fallback Roboto", ["Roboto", "Roboto Regular"], "400", [77.6, 83.8, 88.2, 93.5, 99.4, 105]),
  ...inEachWidth("Archivo Fallback DejaVu", dejaVu, heading, [59.8, 64.6, 69.1, 73, 77.6, 82.6]),
  { family: "Archivo Fallback DejaVu", local: ["DejaVu Sans"], ...label, size: 90.9 },
];

const serifs = (family: string, upright: string[], slanted: string[], sizes: [number, number]): Fallback[] => [
  { family, local: upright, weight: "400", style: "normal", size: sizes[0] },
  { family, local: slanted, weight: "400", style: "italic", size: sizes[1] },
];

const serif: Fallback[] = [
  ...serifs("Newsreader Fallback", roman, italic, [99.6, 92]),
  ...serifs("Newsreader Fallback Noto", ["Noto Serif", "Noto Serif Regular"], ["Noto Serif Italic"], [84.4, 80.2]),
  ...serifs("Newsreader Fallback DejaVu", ["DejaVu Serif"], ["DejaVu Serif Italic", "DejaVu Serif"], [78.2, 72.3]),
];

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const face = ({ ascent, descent }: Box, { family, local, weight, stretch, style, size }: Fallback): string =>
  rule({
    "font-family": `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(", "),
    "font-weight": weight,
    "font-stretch": stretch,
    "font-style": style,
    "size-adjust": `${size}%`,
    "ascent-override": percent((ascent * 100) / size),
    "descent-override": percent((descent * 100) / size),
    "line-gap-override": "0%",
  });

/** Stylesheets write `@site fallback-faces;`, and app/styles/postcss-site.ts inserts these rules. */
export const fallbackFaces = (): string =>
  [...sans.map((one) => face(archivo, one)), ...serif.map((one) => face(newsreader, one))].join("\n");
