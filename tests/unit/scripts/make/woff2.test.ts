import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decompress } from "wawoff2";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "woff2-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As `npm run make -- woff2` does it when it is called in that folder. */
const make = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/make/woff2.ts", ...files], {
    env: { ...process.env, INIT_CWD: folder },
    encoding: "utf8",
  });
  return { status, said: (stdout + stderr).trim() };
};

const woff2 = readFileSync("tests/fixtures/odd/fonts/Bridge.woff2");
const ttf = Buffer.from(await decompress(woff2));

describe("npm run make -- woff2", () => {
  it("packs a font beside the file that it is made of", async () => {
    writeFileSync(join(folder, "My Font.ttf"), ttf);
    const made = join(folder, "My Font.woff2");
    expect(make("My Font.ttf")).toEqual({ status: 0, said: made });
    expect(readFileSync(made).toString("latin1", 0, 4)).toBe("wOF2");
    expect((await decompress(readFileSync(made))).length).toBe(ttf.length);
  });

  it("says what is wrong with a file, and packs the others", () => {
    writeFileSync(join(folder, "words.ttf"), "These are words.");
    writeFileSync(join(folder, "half.ttf"), ttf.subarray(0, 300));
    writeFileSync(join(folder, "packed.woff2"), woff2);
    writeFileSync(join(folder, "good.ttf"), ttf);
    const { status, said } = make("none.ttf", "words.ttf", "half.ttf", "packed.woff2", "good.ttf");
    expect(status).toBe(1);
    expect(said.split("\n").toSorted()).toEqual(
      [
        "none.ttf: there is no such file: check its name and folder",
        "words.ttf: this is no TTF or OTF, whatever its name says: take the font's file of that kind",
        "half.ttf: this font cannot be read: export or download it again",
        "packed.woff2: this is a WOFF2 file already: put it into content/fonts/ as it is",
        join(folder, "good.woff2"),
      ].toSorted(),
    );
    expect(existsSync(join(folder, "words.woff2"))).toBe(false);
    expect(readFileSync(join(folder, "packed.woff2"))).toEqual(woff2);
  });

  it("asks for a file", () => {
    expect(make()).toEqual({ status: 1, said: "Name a TTF or OTF: npm run make -- woff2 FILE" });
  });
});
