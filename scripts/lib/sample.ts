import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The specification's tests know the shipped words, so they rest as soon as an owner writes words of their own. */

type Fingerprint = Record<string, string>;

const root = resolve(import.meta.dirname, "..", "..");

export const fingerprintFile = join(root, "tests", "spec", "sample.json");

/** These tests know the shipped content's words. */
const sampleFiles = ["tests/{spec,built,browser,offline,subpath}/**/*.{test,spec}.ts", "tests/engines/journeys/*.ts"];

// Files that explain the folder, and those that a system leaves in it, are no content.
const isContent = (name: string) => !/(^|\/)\.|\.md$/.test(name);

/** Texts count the same with either kind of line ending. */
export const fingerprintOf = (folder: string): Fingerprint => {
  const names = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(resolve(folder).length + 1)
        .replaceAll("\\", "/"),
    )
    .filter(isContent)
    .toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      const told = /\.(ts|svg|html|css)$/.test(name) ? bytes.toString().replaceAll("\r\n", "\n") : bytes;
      return [name, createHash("sha256").update(told).digest("hex").slice(0, 16)];
    }),
  );
};

export const differing = (one: Fingerprint, other: Fingerprint): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).toSorted();

/** The content under test differs nowhere when it is the shipped one. */
export const differences = (folder = process.env["CONTENT"] || "content"): string[] => {
  const shipped = JSON.parse(readFileSync(fingerprintFile, "utf8")) as Fingerprint;
  const own = resolve(root, folder);
  return differing(shipped, existsSync(own) ? fingerprintOf(own) : {});
};

export const sampleTests = (): string[] => globSync(sampleFiles, { cwd: root }).toSorted();

export const restingLine = (names: readonly string[], files: readonly string[] = sampleTests()): string => {
  const [named, more] = [names.slice(0, 3), names.length - 3];
  const where = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return `Resting: ${files.length} files of tests that know the words of the shipped content, which this one is not: ${where}.`;
};
