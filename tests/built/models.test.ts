import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scriptsOf } from "../support/page-files.ts";
import { documents, pageHtml, siteDir, transferSize } from "../support/site.ts";

const filesIn = (folder: string) =>
  readdirSync(join(siteDir, "assets", folder))
    .filter((name) => /\.(js|glb|stl)$/.test(name))
    .map((name) => `/assets/${folder}/${name}`);

const isLibrary = (file: string) => readFileSync(join(siteDir, file), "utf8").includes("WebGLRenderer");

describe("what draws models", () => {
  it("is one script, for those who ask for it", () => {
    const asked = filesIn("asked");
    expect(asked.filter(isLibrary)).toHaveLength(1);
    for (const file of asked) expect(transferSize(file)).toBeLessThanOrEqual(135_000);
  });

  it.each(documents)("does not come with %s", (path) => {
    const scripts = scriptsOf(path);
    expect(scripts.filter((file) => file.startsWith("/assets/asked/"))).toEqual([]);
    expect(scripts.filter(isLibrary)).toEqual([]);
    expect(pageHtml(path)).not.toContain("/assets/asked/");
  });

  it("needs no eval, no WebAssembly and no blobs", () => {
    for (const path of documents) expect(pageHtml(path)).not.toMatch(/unsafe-eval|blob:/);
  });
});

describe("the models", () => {
  it.each(filesIn("models").filter((name) => name.endsWith(".glb")))("%s is at most 400 KB", (file) => {
    expect(readFileSync(join(siteDir, file)).length).toBeLessThanOrEqual(400_000);
    expect(transferSize(file)).toBeLessThanOrEqual(120_000);
  });

  it("and what draws them are kept only by devices that have asked", () => {
    const plan = /const sitePlan=(\{.*\});\n/.exec(readFileSync(join(siteDir, "sw.js"), "utf8"))?.[1] ?? "{}";
    const { files, later } = JSON.parse(plan) as Record<"files" | "later", Record<string, string>>;
    const isAsked = (file: string) => /^assets\/(asked|models)\//.test(file);
    expect(Object.keys(files).filter(isAsked)).toEqual([]);
    expect(Object.keys(later).filter(isAsked)).toHaveLength(7);
  });
});
