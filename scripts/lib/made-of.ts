import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { rooms } from "../../rooms.ts";

type Settings = Readonly<Record<string, string | undefined>>;

/** Whatever the rooms ask their environment for, and what Node does; Vite hands pages those that begin with its name. */
export const settingNames = [
  "BASE_PATH",
  "CONTENT",
  "NODE_ENV",
  "NODE_OPTIONS",
  "SERVICE_WORKER",
  "SITE_UPDATED",
  "TZ",
];

/** A page is made in these; the linter sees to it that they use no others. */
const builders = rooms.map(({ folder }) => folder).filter((folder) => folder !== "content" && folder !== "scripts");

type Skips = (name: string) => boolean;

/**
 * Every file with its size and its dates, without any being read. Links are followed, since an owner's photographs may
 * lie on another disk.
 */
const listFiles = (folder: string, skips: Skips = () => false): string[] => {
  const seen = new Set<string>();
  const walk = (place: string, within: string): string[] =>
    readdirSync(place).flatMap((entry) => {
      const name = `${within}${entry}`;
      const found = skips(name) ? undefined : statSync(join(place, entry), { throwIfNoEntry: false });
      if (found?.isFile()) return [`${name} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`];
      if (!found?.isDirectory() || seen.has(`${found.dev} ${found.ino}`)) return [];
      seen.add(`${found.dev} ${found.ino}`);
      return walk(join(place, entry), `${name}/`);
    });
  return walk(folder, "").toSorted();
};

const short = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** Dates of pages come from the commits. */
const commitOf = (folder: string): string => {
  try {
    return execFileSync("git", ["-C", folder, "rev-parse", "HEAD", "--is-shallow-repository"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
};

export type Site = { root: string; content: string; settings: Settings; now: Date };

/** All that a build reads; what expires makes it another from day to day. */
export const madeOf = ({ root, content, settings, now }: Site): string => {
  const named = Object.keys(settings).filter((name) => settingNames.includes(name) || name.startsWith("VITE_"));
  return short([
    named.toSorted().map((name) => [name, settings[name]]),
    [process.version, process.platform, process.arch, now.toISOString().slice(0, 10)],
    readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
    [root, content].map(commitOf),
    // In the project's own folder lie settings of its tools.
    listFiles(root, (name) => !statSync(join(root, name), { throwIfNoEntry: false })?.isFile()),
    builders.map((folder) => listFiles(join(root, folder))),
    listFiles(content),
  ]);
};

/** A file that was touched, taken away or added is noticed. */
export const lyingIn = (folder: string, but: string): string => short(listFiles(folder, (name) => name === but));
