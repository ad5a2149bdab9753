import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { format } from "prettier";
import { root } from "../lib/run.ts";
import { advancesAt } from "../../site/theme/own-fonts.ts";

/**
 * `npm run make -- letters <folder of fonts>`: writes how wide each letter is in the installed fonts that stand in for an
 * owner's font. Liberation is as wide as Arial and Times New Roman.
 */
const files = {
  arial: "LiberationSans-Regular",
  arialBold: "LiberationSans-Bold",
  roboto: "Roboto-Regular",
  robotoItalic: "Roboto-Italic",
  dejaVuSans: "DejaVuSans",
  dejaVuSansBold: "DejaVuSans-Bold",
  times: "LiberationSerif-Regular",
  timesItalic: "LiberationSerif-Italic",
  timesBold: "LiberationSerif-Bold",
  notoSerif: "NotoSerif-Regular",
  notoSerifItalic: "NotoSerif-Italic",
  dejaVuSerif: "DejaVuSerif",
  dejaVuSerifBold: "DejaVuSerif-Bold",
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder of fonts: npm run make -- letters <folder>");

const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
const letters = readFileSync(join(root, "app/styles/fonts/characters.txt"), "utf8").replaceAll("\n", "");

const widthsIn = (name: string): number[] => {
  const path = found.find((file) => file.endsWith(`${name}.ttf`));
  if (!path)
    throw new Error(`There is no ${name}.ttf in ${folder}: app/styles/fonts/README.md says which fonts it needs`);
  const advanceOf = advancesAt(create(readFileSync(join(folder, path))) as Font);
  return [...letters].map((letter) => Math.round(advanceOf(letter) ?? 0));
};

const table = { letters, ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, widthsIn(file)])) };
const target = join(root, "site/theme/stand-ins.json");
writeFileSync(target, await format(JSON.stringify(table), { parser: "json", printWidth: 120 }));
