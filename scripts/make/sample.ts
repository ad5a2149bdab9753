import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../../site/check/placeholders.ts";
import { loadContent, partsOf } from "../../site/load.ts";
import { eachText } from "../../site/schema/fields.ts";
import { root } from "../lib/run.ts";
import { fingerprintFile, fingerprintOf } from "../lib/sample.ts";

/** `npm run make -- sample`: says that content/ as it is now is the content that the project ships. */
const fingerprint = fingerprintOf(join(root, "content"));
writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, undefined, 2)}\n`);

const descriptions: string[] = [];
for (const { schema, value } of partsOf(loadContent())) {
  eachText(schema, value, (text, _holds, path) => path.at(-1) === "description" && descriptions.push(digestOf(text)));
}
const digests = descriptions.toSorted().map((digest) => `  "${digest}",\n`);
const text = `/** The first digits of the SHA-256 of each page's description in the shipped sample, by \`npm run make -- sample\`. */
export const sampleTexts: ReadonlySet<string> = new Set([
${digests.join("")}]);
`;
writeFileSync(join(root, "site", "check", "sample.ts"), text);
console.log(`tests/spec/sample.json knows the ${Object.keys(fingerprint).length} files of content/.`);
