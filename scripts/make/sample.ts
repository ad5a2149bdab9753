import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import { fingerprintFile, fingerprintOf } from "../lib/sample.ts";

/** `npm run make -- sample`: says that content/ as it is now is the content that the project ships. */
const fingerprint = fingerprintOf(join(root, "content"));
writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, undefined, 2)}\n`);
console.log(`tests/spec/sample.json knows the ${Object.keys(fingerprint).length} files of content/.`);
