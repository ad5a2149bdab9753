import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { differences, differing, fingerprintOf, restingLine, sampleTests } from "../../../../scripts/lib/sample.ts";

const folderWith = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), "sample-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
};

describe("a content's fingerprint", () => {
  it("tells the files that were changed, added and taken away", async () => {
    const one = fingerprintOf(await folderWith({ "site.ts": "a", "topics/camp/topic.ts": "b", "words.ts": "c" }));
    const other = fingerprintOf(await folderWith({ "site.ts": "a", "topics/camp/topic.ts": "B", "theme.ts": "d" }));
    expect(differing(one, one)).toEqual([]);
    expect(differing(one, other)).toEqual(["theme.ts", "topics/camp/topic.ts", "words.ts"]);
  });

  it("does not mind line endings, explanations and what a system leaves behind", async () => {
    const one = fingerprintOf(await folderWith({ "site.ts": "a\nb\n" }));
    const other = fingerprintOf(await folderWith({ "site.ts": "a\r\nb\r\n", "README.md": "x", ".DS_Store": "y" }));
    expect(other).toEqual(one);
  });

  it("finds other owners' contents to be others, and so one that is not there", () => {
    expect(differences("tests/fixtures/tiny")).toContain("site.ts");
    expect(differences("tests/fixtures/nowhere")).toContain("site.ts");
  });
});

describe("tests that know the shipped words", () => {
  it("are all in folders of their own, and none of them is the engine's or any site's", () => {
    const files = sampleTests();
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(existsSync(file), file).toBe(true);
      expect(file).not.toMatch(/^tests\/(unit|serve|site|fixtures)\//);
    }
  });

  it("are said to rest, with the reason", () => {
    expect(restingLine(["site.ts"], ["a", "b"])).toBe(
      "Resting: 2 files of tests that know the words of the shipped content, which this one is not: site.ts.",
    );
    expect(restingLine(["a.ts", "b.ts", "c.ts", "d.ts", "e.ts"], ["x"])).toMatch(/: a\.ts, b\.ts, c\.ts and 2 more\.$/);
  });
});
