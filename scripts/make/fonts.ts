import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";

/** `npm run make -- fonts`: cuts the web fonts anew, after a change of characters.txt or of the weights in use. */

const target = join(root, "app/styles/fonts");
const cache = join(root, ".cache/fonts");
const python = process.env["PYTHON"] ?? "python3";

// Whoever only builds the site should not download fonts it never reads, so package.json leaves these out.
const sources = { archivo: "@fontsource-variable/archivo@5.3.0", newsreader: "@fontsource-variable/newsreader@5.3.0" };

const stop = (message: string) => {
  console.error(message);
  process.exit(1);
};

const fetchSource = (name: string, packageSpec: string) => {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync("npm", ["pack", packageSpec, "--json", "--pack-destination", cache], {
    encoding: "utf8",
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync("tar", ["-xzf", join(cache, filename), "-C", folder, "--strip-components=1"]);
};

if (spawnSync(python, ["-c", "import fontTools, brotli"]).status !== 0) {
  stop(
    "The fonts are cut with Python's fonttools. Install it with `apt install fonttools python3-brotli` or " +
      "`pip install fonttools brotli`, and name another Python than `python3` in the variable PYTHON.",
  );
}

for (const [name, packageSpec] of Object.entries(sources)) fetchSource(name, packageSpec);

const cutter = join(import.meta.dirname, "fonts.py");
const table = join(root, "site/compile/advances.json");
const cut = spawnSync(python, [cutter, cache, target, table, join(target, "characters.txt")], { stdio: "inherit" });
if (cut.status !== 0) stop("The fonts were not cut; the message above says why.");

const files = readdirSync(target).filter((file) => file.endsWith(".woff2"));
for (const file of files) console.log(`${file}: ${(statSync(join(target, file)).size / 1000).toFixed(1)} KB`);
