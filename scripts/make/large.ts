import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type Size, usualSize } from "../lib/large/content.ts";
import { writeLarge } from "../lib/large/folder.ts";
import { root } from "../lib/run.ts";

/**
 * `npm run make -- large [FOLDER] [--topics 100] [--photos 1000] [--links 500] [--redirects 300] [--megapixels 0.25]`:
 * writes the content of a large site, to see what growing costs. The same numbers give the same files.
 */

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  options: { topics: text, photos: text, links: text, redirects: text, megapixels: text },
  allowPositionals: true,
});

const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = Number(values[name] ?? usual);
  if (Number.isFinite(given) && given >= 0) return given;
  console.error(`--${name}: expected a number such as ${usual}, got ${values[name]}`);
  process.exit(1);
};

const size = Object.fromEntries(
  Object.entries(usualSize).map(([name, usual]) => [name, Math.floor(numberOf(name as keyof Size, usual))]),
) as Size;
const [folder = join(root, ".cache", "large")] = positionals;

await writeLarge(folder, size, Math.max(0.0001, numberOf("megapixels", 0.25)));
const named = relative(process.cwd(), folder) || ".";
console.log(`${named}: ${size.topics} topics, ${size.photos} photographs, ${size.redirects} redirects.`);
console.log(`Build it with CONTENT=${named} BUILD_DIR=${named}-build npm run build`);
