import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { root } from "./lib/run.ts";

/** `npm run licences`: lists what the site and its tools are made of in docs/licences.md; `--check` only compares. */

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
};
type Row = { name: string; version: string; licence: string; shipped: boolean };

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

/** Old packages write their licence in other shapes, or only in their own folder. */
const licenceOf = (path: string, entry: LockEntry): string => {
  if (entry.license) return entry.license;
  const file = join(root, path, "package.json");
  const own = existsSync(file) ? readJson(file)["license"] : undefined;
  if (typeof own === "string") return own;
  if (own && typeof own === "object" && "type" in own) return String(own.type);
  return "not stated";
};

const lock = readJson(join(root, "package-lock.json")) as { packages: Record<string, LockEntry> };
const rows = new Map<string, Row>();
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === "" || entry.link || !entry.version) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const shipped = !entry.dev && !entry.devOptional && !entry.optional && !entry.peer;
  rows.set(`${name}@${entry.version}`, { name, version: entry.version, licence: licenceOf(path, entry), shipped });
}

const sorted = [...rows.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
const table = (shipped: boolean) =>
  [
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...sorted
      .filter((row) => row.shipped === shipped)
      .map((row) => `| ${row.name} | ${row.version} | ${row.licence} |`),
  ].join("\n");

const counts = Map.groupBy(sorted, (row) => row.licence);
const overview = [...counts]
  .toSorted(([, a], [, b]) => b.length - a.length)
  .map(([licence, list]) => `- ${licence}: ${list.length}`)
  .join("\n");

const text = await format(
  `# Licences of the dependencies

Made by \`npm run licences\` from the lock file; run it again after a change of the dependencies.

${overview}

## What the site itself is made of

${table(true)}

## What builds and tests it

${table(false)}
`,
  { parser: "markdown", printWidth: 120 },
);

const target = join(root, "docs", "licences.md");
if (process.argv.includes("--check")) {
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error("docs/licences.md does not fit the lock file: run npm run licences.");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
  console.log(`${sorted.length} packages, ${counts.size} licences: docs/licences.md`);
}
