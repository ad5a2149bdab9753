import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { rooms } from "../../rooms.ts";

type Settings = Readonly<Record<string, string | undefined>>;

/** Whatever the rooms ask their environment for, and what Node does. */
export const settingNames = [
  "BASE_PATH",
  "BUILD_DIR",
  "CONTENT",
  "NODE_ENV",
  "NODE_OPTIONS",
  "SERVICE_WORKER",
  "SITE_UPDATED",
  "TZ",
];

/** Vite hands pages what begins with its name. On Windows a setting is found in any letters, but not in a copy of all. */
export const settingsFrom = (environment: Settings, extra: Settings = {}): Settings => {
  const ofVite = Object.keys(environment).filter((name) => /^VITE_/i.test(name));
  return Object.fromEntries([...settingNames, ...ofVite].map((name) => [name, extra[name] ?? environment[name]]));
};

/** The linter sees to it that these use no other folders. */
const builders = rooms.map(({ folder }) => folder).filter((folder) => folder !== "content");

/**
 * Every file with its size and its dates, without any being read. Links are followed, since an owner's photographs may
 * lie on another disk.
 */
const listFiles = (folder: string, skips: (name: string) => boolean = () => false): string[] => {
  const walk = (place: string, within: string, above: string[]): string[] => {
    const real = realpathSync(place);
    if (above.includes(real)) return [];
    return readdirSync(place).flatMap((entry) => {
      const name = `${within}${entry}`;
      if (skips(name)) return [];
      const found = statSync(join(place, entry), { throwIfNoEntry: false });
      if (found?.isDirectory()) return walk(join(place, entry), `${name}/`, [...above, real]);
      return [`${name} ${found?.size} ${found?.mtimeMs} ${found?.ctimeMs}`];
    });
  };
  return walk(folder, "", []).toSorted();
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
export const madeOf = ({ root, content, settings, now }: Site): string =>
  short([
    Object.entries(settings).toSorted(),
    [process.version, process.platform, process.arch, now.toISOString().slice(0, 10)],
    readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
    [root, content].map(commitOf),
    // In the project's own folder lie settings of its tools.
    listFiles(root, (name) => statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() === true),
    builders.map((folder) => listFiles(join(root, folder))),
    listFiles(content),
  ]);

/** A file that was touched, taken away or added is noticed. */
export const lyingIn = (folder: string, but: string): string => short(listFiles(folder, (name) => name === but));
