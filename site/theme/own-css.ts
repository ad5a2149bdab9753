import type { Font } from "fontkit";
import { resolve } from "node:path";
import { type Content, partsOf } from "../load.ts";
import type { OwnFace } from "../schema/theme.ts";
import { lettersIn } from "./letters.ts";
import { advancesAt, boldFrom, familyOf, fileFor, isSerif, ownFaces, ownFile, readFont } from "./own-fonts.ts";
import { scaleOf, standIns } from "./stand-ins.ts";
import type { Cut } from "./unpack.ts";

type Letters = ReadonlyMap<string, number>;
type Band = { from: number; to: number; at: number };

/** A stand-in has one cut, so each range of weights and of widths in use has a face, fitted at a cut within. */
const weights: Band[] = [
  { from: 1, to: 499, at: 400 },
  { from: 500, to: 599, at: 560 },
  { from: 600, to: 1000, at: 740 },
];
const halves: Band[] = [{ from: 1, to: 599, at: 400 }, ...weights.slice(-1)];
const all: Band = { from: 1, to: 1000, at: 400 };
const stretches: Band[] = [
  { from: 1, to: 65, at: 62 },
  { from: 66, to: 71, at: 68 },
  { from: 72, to: 81, at: 75 },
  { from: 82, to: 86, at: 86 },
  { from: 87, to: 96, at: 90 },
  { from: 97, to: 200, at: 100 },
];
const usualStretch = stretches.slice(-1);

const rule = (fields: Record<string, string | undefined>): string =>
  `@font-face {\n${Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value};\n`]))
    .join("")}}`;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Systems read a font's height from different tables, so it is said; a stand-in's is said in shares of its own size. */
const heightsOf = ({ ascent, descent, unitsPerEm }: Font, scale = 1) => ({
  "ascent-override": percent(ascent / unitsPerEm / scale),
  "descent-override": percent(-descent / unitsPerEm / scale),
  "line-gap-override": "0%",
});

type Style = "normal" | "italic";

/** The file's own face covers every weight that it is used for, so that no browser thickens it. */
const webFace = (family: string, path: string, weight: { from: number; to: number }, style: Style) => {
  const font = readFont(ownFile(path));
  const { wdth } = font.variationAxes;
  return rule({
    "font-family": family,
    src: `url("${resolve(ownFile(path)).replaceAll("\\", "/")}") format("woff2")`,
    "font-weight": `${weight.from} ${weight.to}`,
    "font-stretch": wdth && `${wdth.min}% ${wdth.max}%`,
    "font-style": style,
    "font-display": "optional",
    ...heightsOf(font),
  });
};

type Fitted = { family: string; font: Font; weight: Band; stretch: Band; style: Style; letters: Letters };

const standInFaces = ({ family, font, weight, stretch, style, letters }: Fitted) =>
  standIns[isSerif(font) ? "serif" : "sans"].map(({ system, regular, italic, bold }) => {
    const isBold = weight.from >= boldFrom || (weight === all && font["OS/2"].usWeightClass >= boldFrom);
    const installed = style === "italic" ? italic : isBold ? bold : regular;
    const scale = scaleOf(installed, advancesAt(font), letters);
    return rule({
      "font-family": `"${family} Fallback${system}"`,
      src: installed.names.map((name) => `local("${name}")`).join(", "),
      "font-weight": `${weight.from} ${weight.to}`,
      "font-stretch": `${stretch.from}% ${stretch.to}%`,
      "font-style": style,
      "size-adjust": percent(scale),
      ...heightsOf(font, scale),
    });
  });

const facesOf = (face: OwnFace, letters: Letters): string[] => {
  const family = familyOf(face);
  const { regular, italic, bold } = face;
  const axes = readFont(ownFile(regular)).variationAxes;
  const upright = [
    webFace(family, regular, bold ? { from: 1, to: boldFrom - 1 } : all, "normal"),
    ...(bold ? [webFace(family, bold, { from: boldFrom, to: 1000 }, "normal")] : []),
    ...(axes["wght"] ? weights : bold ? halves : [all]).flatMap((weight) =>
      (axes["wdth"] && weight.to >= boldFrom ? stretches : usualStretch).flatMap((stretch) => {
        const cut: Cut = { wght: weight.at, wdth: stretch.at };
        return standInFaces({
          family,
          font: readFont(fileFor(face, weight.at), cut),
          weight,
          stretch,
          style: "normal",
          letters,
        });
      }),
    ),
  ];
  if (!italic) return upright;
  const font = readFont(ownFile(italic), { wght: all.at, wdth: 100 });
  const [stretch = all] = usualStretch;
  return [
    ...upright,
    webFace(family, italic, all, "italic"),
    ...standInFaces({ family, font, weight: all, stretch, style: "italic", letters }),
  ];
};

type Owner = Pick<Content, "theme" | "site" | "words" | "topics">;

/** Styles write `@site fonts;`, and these rules stand there. */
export const ownFontFaces = ({ theme, site, words, topics }: Owner): string => {
  const faces = ownFaces(theme);
  if (faces.length === 0) return "";
  const letters = lettersIn(partsOf({ site, words, topics }));
  return faces.flatMap((face) => facesOf(face, letters)).join("\n");
};

/** The families to ask for, one after the other. */
export const familiesOf = (face: OwnFace): string => {
  const family = familyOf(face);
  const kind = isSerif(readFont(fileFor(face, boldFrom))) ? "serif" : "sans";
  const names = standIns[kind].map(({ system }) => `"${family} Fallback${system}"`);
  return [family, ...names, kind === "serif" ? "serif" : "sans-serif"].join(", ");
};
