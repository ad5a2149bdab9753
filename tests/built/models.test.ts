import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scriptsOf } from "../support/page-files.ts";
import { documents, pageHtml, readText, siteDir, transferSize } from "../support/site.ts";

const filesIn = (folder: string) =>
  readdirSync(join(siteDir, "assets", folder))
    .filter((name) => /\.(js|glb|stl)$/.test(name))
    .map((name) => `/assets/${folder}/${name}`);

const isLibrary = (file: string) => readFileSync(join(siteDir, file), "utf8").includes("WebGLRenderer");

/** What turns text into code, or starts it in a place of its own. */
const maker = /\beval\(|\bFunction\(|\bWebAssembly\b|\bnew (Shared)?Worker\(|\bimportScripts\(/;

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

  it("and every other script make no code out of text, and no worker", () => {
    const scripts = readdirSync(join(siteDir, "assets"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".js"),
    );
    expect(scripts.some((name) => isLibrary(`/assets/${name}`))).toBe(true);
    for (const name of scripts) expect(readFileSync(join(siteDir, "assets", name), "utf8"), name).not.toMatch(maker);
    for (const text of [
      "eval(x)",
      "new Function(x)",
      "Function(`return 1`)",
      "new WebAssembly.Module(x)",
      "new Worker(x)",
    ])
      expect(text).toMatch(maker);
  });

  it("are given no leave to by the policy, on any page", () => {
    const policies = readText("/_headers").match(/Content-Security-Policy: .+/g) ?? [];
    const scripts = policies.flatMap((policy) => /script-src ([^;]+)/.exec(policy)?.[1] ?? []);
    expect(scripts.length).toBeGreaterThan(0);
    for (const sources of scripts) expect(sources).not.toMatch(/unsafe|blob:|data:|\*/);
    for (const policy of policies) expect(policy).not.toMatch(/worker-src[^;]*blob:/);
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
