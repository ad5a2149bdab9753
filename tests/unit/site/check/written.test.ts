import { describe, expect, it } from "vitest";
import { type Problem, lineOf } from "../../../../site/check/problems.ts";
import { checkWritten } from "../../../../site/check/written.ts";
import { ownerFolder } from "./owner-folder.ts";

const saidOf = (files: Record<string, string | Uint8Array>) => {
  const folder = ownerFolder({ "index.ts": 'export { site } from "./site.ts";\n', ...files });
  const problems: Problem[] = [];
  checkWritten(`${folder}/index.ts`, problems);
  return problems.map((problem) => lineOf(problem).replaceAll(`${folder}/`, ""));
};

describe("what is written in the owner's files", () => {
  it("may be anything that is data", () => {
    expect(
      saidOf({ "site.ts": 'const a = { b: 1, c: { b: 2 } };\nexport const site = [{ ...a, b: 1 }, { b: "ß" }];' }),
    ).toEqual([]);
  });

  it("is told of when a field stands twice, however deep and however quoted", () => {
    const site = 'export const site = define({\n  a: [{ "title": 1,\n    b: 2, title: 3 }],\n});';
    expect(saidOf({ "site.ts": site })).toEqual([
      'site.ts:3:11: "title" stands in line 2 already, and only the last one counts: take one of them away',
    ]);
  });

  it("is looked at in every file that is asked for, once", () => {
    const site = 'import { a } from "./more/a.ts";\nimport { b } from "./more/a.ts";\nexport const site = [a, b];';
    expect(saidOf({ "site.ts": site, "more/a.ts": "export const a = { x: 1, x: 2 };\nexport const b = 1;" })).toEqual([
      'more/a.ts:1:26: "x" stands in line 1 already, and only the last one counts: take one of them away',
    ]);
  });

  it("is told of when a letter was saved in another encoding", () => {
    const latin = Buffer.from('export const site = { title: "Grüße" };', "latin1");
    expect(saidOf({ "site.ts": latin })).toEqual([
      "site.ts:1:33: a letter cannot be read here: save the file as UTF-8",
    ]);
  });
});
