import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, licencesPage } from "../lib/licences.ts";
import { root } from "../lib/run.ts";

/** `npm run make -- licences`: writes docs/licences.md. A test tells when it no longer fits the lock file. */
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
writeFileSync(join(root, "docs", "licences.md"), await licencesPage(lock));
console.log("docs/licences.md is written.");
