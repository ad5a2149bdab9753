import { readFileSync, writeFileSync } from "node:fs";
import { compress } from "wawoff2";

/** `npm run make -- woff2 FILE.ttf …`: writes FILE.woff2 beside each, to be named in content/theme.ts. */
const files = process.argv.slice(2);
if (files.length === 0) throw new Error("Name a TTF or OTF: npm run make -- woff2 FILE");

for (const file of files) {
  const target = `${file.replace(/\.[^./\\]+$/, "")}.woff2`;
  writeFileSync(target, await compress(readFileSync(file)));
  console.log(target);
}
