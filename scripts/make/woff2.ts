import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compress } from "wawoff2";

/** `npm run make -- woff2 FILE.ttf …`: writes FILE.woff2 beside each, to be named in content/theme.ts. */
const files = process.argv.slice(2);

/** The signs that a font begins with: TrueType by its version or Apple's name, and OpenType. */
const signs = new Set(["\0\u0001\0\0", "true", "OTTO"]);

const faultOf = (file: string): string | undefined => {
  if (!existsSync(file)) return "there is no such file: check its name and folder";
  const sign = readFileSync(file).toString("latin1", 0, 4);
  if (sign === "wOF2") return "this is a WOFF2 file already: put it into content/fonts/ as it is";
  if (signs.has(sign)) return undefined;
  return "this is no TTF or OTF, whatever its name says: take the font's file of that kind";
};

const damaged = "this font cannot be read: export or download it again";

if (files.length === 0) {
  console.error("Name a TTF or OTF: npm run make -- woff2 FILE");
  process.exitCode = 1;
}

for (const name of files) {
  // npm starts a script in the project's folder, wherever it is called from.
  const file = resolve(process.env["INIT_CWD"] ?? "", name);
  const target = `${file.replace(/\.[^./\\]+$/, "")}.woff2`;
  const fault = faultOf(file);
  const packed = fault ?? (await compress(readFileSync(file)).catch(() => damaged));
  if (typeof packed === "string") {
    console.error(`${name}: ${packed}`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(target, packed);
  console.log(target);
}
