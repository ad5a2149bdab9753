import { resolve } from "node:path";
import type { Content } from "../load.ts";
import type { OwnFace } from "../schema/theme.ts";
import { boldFrom, familyOf, fileFor, isSerif, ownFaces, ownFile, readFont } from "./own-fonts.ts";

export const rule = (fields: Record<string, string | undefined>): string =>
  `@font-face {\n${Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value};\n`]))
    .join("")}}`;

/** Declares the weights that the file is used for, so that no browser synthesizes bold. */
const webFace = (family: string, path: string, weight: string, style: "normal" | "italic") => {
  const file = ownFile(path);
  const { wdth } = readFont(file).variationAxes;
  return rule({
    "font-family": family,
    src: `url("${resolve(file).replaceAll("\\", "/")}") format("woff2")`,
    "font-weight": weight,
    "font-stretch": wdth && `${wdth.min}% ${wdth.max}%`,
    "font-style": style,
    "font-display": "optional",
  });
};

const facesOf = (face: OwnFace): string[] => {
  const family = familyOf(face);
  const { regular, italic, bold } = face;
  return [
    webFace(family, regular, bold ? `1 ${boldFrom - 1}` : "1 1000", "normal"),
    ...(bold ? [webFace(family, bold, `${boldFrom} 1000`, "normal")] : []),
    ...(italic ? [webFace(family, italic, "1 1000", "italic")] : []),
  ];
};

/** Stylesheets write `@site fonts;`, and app/styles/postcss-site.ts inserts these rules. */
export const ownFontFaces = ({ theme }: Pick<Content, "theme">): string => ownFaces(theme).flatMap(facesOf).join("\n");

/** The owner's family first, then the installed fallback fonts. */
export const familiesOf = (face: OwnFace): string =>
  `${familyOf(face)}, var(--${isSerif(readFont(fileFor(face, boldFrom))) ? "serif" : "sans"}-fallback)`;
