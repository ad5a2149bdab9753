import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import advances from "../compile/advances.json" with { type: "json" };
import { contentFiles } from "../files.ts";
import { contentFolder } from "../folder.ts";
import { eachText } from "../schema/fields.ts";
import { nearest } from "../schema/nearest.ts";
import { type Theme, themeSchema } from "../schema/theme.ts";
import { lettersIn } from "../theme/letters.ts";
import { ownFile } from "../theme/own-fonts.ts";
import { openFont } from "../theme/unpack.ts";
import type { ContentPart } from "./cross-check.ts";
import { isExactly, namesIn } from "./folders.ts";
import { type Problem, fieldName } from "./problems.ts";

/** Each font is on every page's way to its first paint. */
const mostBytes = 60_000;

const smaller =
  "cut it to the letters of your language, with fonttools: pyftsubset FILE --flavor=woff2 --layout-features=kern,liga " +
  "--unicodes=U+20-7E,U+A0-FF,U+2013-2026,U+20AC";

const basic = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'()-"];

/** Signs, and letters that the shipped fonts lack too, may be drawn in an installed font. */
const isLetter = (sign: string) => /[\p{L}\p{Nd}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/u.test(sign) && sign in advances.serif;

const neededIn = (parts: readonly ContentPart[]): string[] => [
  ...new Set([...basic, ...[...lettersIn(parts).keys()].filter(isLetter)]),
];

const faultOf = (file: string, needed: readonly string[]): string | undefined => {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 4) !== "wOF2") {
    return "this is no WOFF2 file, whatever its name says: npx woff2_compress.js FILE.ttf FILE.woff2 makes one of a TTF or OTF";
  }
  if (bytes.length > mostBytes) {
    return `${Math.ceil(bytes.length / 1000)} KB are too heavy, ${mostBytes / 1000} KB at most: ${smaller}`;
  }
  try {
    const font = openFont(bytes);
    const missing = needed.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing.length === 0) return undefined;
    const some = missing.slice(0, 12).join(" ") + (missing.length > 12 ? " …" : "");
    return `this font lacks letters that the site uses (${some}): take a file of it that has them, or another font`;
  } catch {
    return "this font cannot be read: export or download it again";
  }
};

const notThere = (path: string, folder: string): string => {
  const beside = dirname(path);
  const meant = nearest(
    path,
    namesIn(ownFile(beside, folder)).map((name) => `${beside}/${name}`),
  );
  return `no such font: ${meant ? `perhaps "${meant}" was meant` : `put ${path.slice(2)} into ${folder}/`}`;
};

export const checkFonts = (
  theme: Theme,
  parts: readonly ContentPart[],
  problems: Problem[],
  folder: string = contentFolder,
) => {
  const seen = new Set<string>();
  let needed: string[] | undefined;
  eachText(themeSchema, theme, (text, holds, path) => {
    const file = ownFile(text, folder);
    if (holds !== "font" || seen.has(file)) return;
    seen.add(file);
    const message = isExactly(file, folder) ? faultOf(file, (needed ??= neededIn(parts))) : notThere(text, folder);
    if (message) problems.push({ file: contentFiles.theme, field: fieldName(path), message });
  });
};
