import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Tells whether the content under test is the one that the project ships. The specification's tests know its words, so
 * they rest as soon as an owner writes words of their own.
 */

type Fingerprint = Record<string, string>;

const root = resolve(import.meta.dirname, "..", "..");

export const fingerprintFile = join(root, "tests", "spec", "sample.json");

/** The tests that know the shipped content's words. */
const sampleFiles = ["tests/{spec,built,browser,offline,subpath}/**/*.{test,spec}.ts", "tests/engines/journeys/*.ts"];

// What explains the folder, and what a system leaves in it, is no content.
const isContent = (name: string) => !/(^|\/)\.|\.md$/.test(name);

/** The hash of every file of a content. Texts count the same with either kind of line ending. */
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

/** The files in which two contents differ. */
export const differing = (one: Fingerprint, other: Fingerprint): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).toSorted();

/** Where the content under test differs from the shipped one; nowhere when it is that. */
export const differences = (folder = process.env["CONTENT"] || "content"): string[] => {
  const shipped = JSON.parse(readFileSync(fingerprintFile, "utf8")) as Fingerprint;
  const own = resolve(root, folder);
  return differing(shipped, existsSync(own) ? fingerprintOf(own) : {});
};

/** The files that rest, seen from the project's root. */
export const sampleTests = (): string[] => globSync(sampleFiles, { cwd: root }).toSorted();

/** What `npm test` says of them at its end. */
export const restingLine = (names: readonly string[], files: readonly string[] = sampleTests()): string => {
  const [named, more] = [names.slice(0, 3), names.length - 3];
  const where = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return `Resting: ${files.length} files of tests that know the words of the shipped content, which this one is not: ${where}.`;
};
