import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { digestOf, digestOfFace } from "../../site/check/placeholders.ts";
import { fieldName } from "../../site/check/problems.ts";
import { loadContent, partsOf } from "../../site/load.ts";
import { eachText } from "../../site/schema/fields.ts";
import { root } from "../lib/run.ts";
import { fingerprintFile, fingerprintOf } from "../lib/sample.ts";

/** `npm run make -- sample`: says that content/ as it is now is the content that the project ships. */
const fingerprint = fingerprintOf(join(root, "content"));
writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, undefined, 2)}\n`);

const descriptions: string[] = [];
const pictures: string[] = [];
for (const { file, schema, value } of partsOf(loadContent())) {
  eachText(schema, value, (text, _holds, path) => {
    if (path.at(-1) === "description") descriptions.push(digestOf(text));
    const face = digestOfFace({ file, field: fieldName(path), text });
    if (face !== undefined) pictures.push(face);
  });
}
const listOf = (digests: string[]) =>
  digests
    .toSorted()
    .map((digest) => `  "${digest}",\n`)
    .join("");
const text = `/** The first digits of the SHA-256 of each page's description in the shipped sample, by \`npm run make -- sample\`. */
export const sampleTexts: ReadonlySet<string> = new Set([
${listOf(descriptions)}]);

/** And of the pictures that stand for all of it: the cover and the screenshots. */
export const samplePictures: ReadonlySet<string> = new Set([
${listOf(pictures)}]);
`;
const file = join(root, "site", "check", "sample.ts");
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(`tests/spec/sample.json knows the ${Object.keys(fingerprint).length} files of content/.`);
