import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { describe, expect, it, onTestFinished } from "vitest";
import { words } from "../../../../render/words/plugin.ts";
import { wordsSchema } from "../../../../site/schema/words.ts";

const speaking = (given: unknown, lang = "en") => words(async () => ({ words: wordsSchema.parse(given), lang }));

const folderWith = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), "words-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
};

const bundled = async (source: string, given: unknown = {}, lang?: string) => {
  const root = await folderWith({ "entry.ts": source });
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [speaking(given, lang)],
    build: { write: false, lib: { entry: join(root, "entry.ts"), formats: ["es"], fileName: "out" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  return bundle && "output" in bundle ? (bundle.output[0].code ?? "") : "";
};

const run = async (source: string, given?: unknown, lang?: string) => {
  const code = await bundled(source, given, lang);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { said: unknown };
};

describe("a script that imports words", () => {
  it("gets texts, and functions for texts with holes", async () => {
    const source = `import * as words from "virtual:words/viewer";
      export const said = [words.next, words.position({ index: 2, total: 9 })];`;
    expect((await run(source)).said).toEqual(["Next photo", "2 of 9"]);
    const given = { viewer: { next: "`${}` \\ 'weiter'", position: "{total}: {index}" } };
    expect((await run(source, given)).said).toEqual(["`${}` \\ 'weiter'", "9: 2"]);
  });

  it("gets the pieces where an element fills the hole", async () => {
    const source = `import { lost } from "virtual:words/notFound";
      export const said = lost({ home: { a: "link" } });`;
    expect((await run(source)).said).toEqual(["You may be lost. Find your way back ", { a: "link" }, "."]);
  });

  it("gets the language, and its direction where it is not the usual one", async () => {
    const source = `import { dir, lang } from "virtual:words/language"; export const said = [lang, dir];`;
    expect((await run(source)).said).toEqual(["en", undefined]);
    expect((await run(source, {}, "ar")).said).toEqual(["ar", "rtl"]);
  });

  it("takes no words along that it does not say", async () => {
    const code = await bundled(`import * as words from "virtual:words/viewer"; console.log(words.next);`);
    expect(code).toContain("Next photo");
    expect(code).not.toContain("Previous photo");
    expect(code).not.toContain("404");
  });

  it("cannot ask for words that there are none of", async () => {
    await expect(bundled('import { x } from "virtual:words/nowhere"; console.log(x);')).rejects.toThrow(
      'There are no words called "nowhere"',
    );
  });
});
