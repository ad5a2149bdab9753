import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { lineOf } from "../../../../site/check/problems.ts";
import { explainUnread } from "../../../../site/check/unread.ts";
import { ownerFolder } from "./owner-folder.ts";

const index = 'export { site } from "./site.ts";\nexport { social } from "./social.ts";\n';

const site = 'import { defineSite } from "ridgeline";\nexport const site = defineSite({ title: "Bo" });\n';

/** What is said of a folder whose `social.ts` is this, after an error of this kind. */
const saidOf = (social: string, error = new Error("It failed.\n    at all")) => {
  const folder = ownerFolder({ "index.ts": index, "site.ts": site, "social.ts": social });
  error.stack = (error.stack ?? "").replaceAll("FOLDER", pathToFileURL(resolve(folder)).href);
  return lineOf(explainUnread(folder, error)).replaceAll(`${folder}/`, "");
};

describe("a folder that cannot be read", () => {
  it.each<[what: string, social: string, said: string]>([
    [
      "a comma is missing",
      "export const social = [\n  { id: 1\n    title: 2 },\n];",
      "social.ts:3:5: cannot be read from here on: expected , or } here or just before",
    ],
    [
      "a file is missing",
      'import { more } from "./mroe.ts";\nexport const social = more;',
      "social.ts:1:22: there is no file mroe.ts: make it, or take this line away",
    ],
    [
      "a file's name is spelt otherwise",
      'import { site } from "./Site.ts";\nexport const social = site;',
      "social.ts:1:22: there is no file Site.ts: perhaps site.ts was meant",
    ],
    [
      "a file's ending is missing",
      'import { site } from "./site";\nexport const social = site;',
      "social.ts:1:22: there is no file site: perhaps site.ts was meant",
    ],
    [
      "a value is asked for without its name",
      'import site from "./site.ts";\nexport const social = site;',
      "social.ts:1:8: ./site.ts gives its values by their names: write { site } or { site as … } here",
    ],
    [
      "a name is missing",
      'import { sites } from "./site.ts";\nexport const social = sites;',
      'social.ts:1:10: ./site.ts has no "sites": it exports site; write export const sites = … there',
    ],
    [
      "nothing is exported",
      "const social = [];",
      'index.ts:2:10: ./social.ts has no "social": it exports nothing; write export const social = … there',
    ],
    [
      "it was saved in another encoding",
      'export const social = [{ title: "Gr\uFFFD\uFFFDe" }];',
      "social.ts:1:36: a letter cannot be read here: save the file as UTF-8",
    ],
    [
      "an enum is in it",
      "enum A { B }\nexport const social = [];",
      "social.ts:1:1: content is data: write a list or fields in place of an enum or a namespace",
    ],
  ])("is told of when %s", (_what, social, said) => {
    expect(saidOf(social)).toBe(said);
  });

  it("is told of a helper that does not exist", () => {
    expect(saidOf('import { defineSozial } from "ridgeline";\nexport const social = [];')).toMatch(
      /^social\.ts:1:10: ridgeline has no "defineSozial": it exports .*defineSocial/,
    );
  });

  it("is told of a list in another kind of file", () => {
    const folder = ownerFolder({ "index.ts": 'export { site } from "./site.json";\n', "site.json": "[1" });
    const error = new Error('Module "site.json" needs an import attribute of "type: json"');
    expect(lineOf(explainUnread(folder, error)).replaceAll(`${folder}/`, "")).toBe(
      "index.ts:1:22: this list cannot be read: write it in a .ts file, as export const … = […]",
    );
  });

  it("is told of a package that is not there", () => {
    const error = new Error("Cannot find package 'lodash' imported from /x/social.ts");
    expect(saidOf('import x from "lodash";\nexport const social = [];', error)).toBe(
      'social.ts:1:15: there is no package "lodash": content needs "ridgeline" and its own files only',
    );
  });

  it.each([
    ["foo is not defined", /^nothing is called foo here: put quotes around words, or import it/],
    ["defineSozial is not defined", /^nothing is called defineSozial here: write defineSocial, and import/],
    ["$25 is not defined", /^a price is a number alone: write 25$/],
    ["Cannot access 'foo' before initialization", /^foo has no value yet here: move its line above this one/],
    ["Identifier 'foo' has already been declared", /^foo is there twice: rename or remove one/],
    ["Cannot read properties of undefined (reading 'title')", /^what stands before \.title is nothing: check/],
    ["foo.bar is not a function", /^foo\.bar is none of the helpers/],
    ["Decimals with leading zeros are not allowed in strict mode.", /^a number starts with no 0/],
    ["foo is not iterable", /^foo is no list/],
    ["Invalid left-hand side in assignment", /^this cannot be read: content is data/],
  ])("is told of where %j was thrown", (message, said) => {
    const error = new Error(message);
    error.stack = `Error: ${message}\n    at FOLDER/social.ts?reading=1:7:19\n    at more`;
    const [place, words] = saidOf("export const social = [];", error).split(/(?<=:19): /);
    expect(place).toBe("social.ts:7:19");
    expect(words).toMatch(said);
  });

  it("is told of a hole in a text that was meant for the signs themselves", () => {
    const error = new Error("HOME is not defined");
    error.stack = "Error: HOME is not defined\n    at FOLDER/social.ts?reading=1:1:32";
    expect(saidOf("export const social = [`echo ${HOME}`];", error)).toBe(
      "social.ts:1:32: write \\${ where these two signs are meant",
    );
  });

  it("is told of when it is not there at all", () => {
    expect(lineOf(explainUnread("no-such-folder", new Error("x")))).toBe(
      "no-such-folder: there is no such folder: check what CONTENT says, or make it",
    );
  });

  it("is told of when it has no index", () => {
    const folder = ownerFolder({});
    expect(lineOf(explainUnread(folder, new Error("x")))).toBe(
      `${folder}/index.ts: there is no such file: the folder ${folder}/ needs one that exports at least site`,
    );
  });
});
