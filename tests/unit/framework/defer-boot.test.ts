import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deferBoot } from "../../../framework/defer-boot.ts";

/** A page as the framework's own build wrote it. */
const page = readFileSync(join(import.meta.dirname, "framework-page.txt"), "utf8");

const data = "/assets/data/home-0123456789.json";

const planOf = (html: string) =>
  JSON.parse(/<script type="application\/json" data-boot="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "") as unknown;

describe("deferBoot", () => {
  it("leaves no script in the page that would start by itself", () => {
    const html = deferBoot(page, "index.html", data);
    expect(page).toContain('rel="modulepreload"');
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toMatch(/\bimport\b/);
  });

  it("says which scripts the page needs, what for, and where its data lies", () => {
    expect(planOf(deferBoot(page, "index.html", data))).toEqual({
      routes: { root: "/assets/root-CbdkTIGl.js", "routes/home": "/assets/home-DP5Weu3i.js" },
      files: [
        data,
        "/assets/manifest-f488e1f8.js",
        "/assets/entry.client-DGklGDfT.js",
        "/assets/rolldown-runtime-WkwZ5CU-.js",
        "/assets/components-BmVtTgsG.js",
        "/assets/errorBoundaries-B1JO53cX.js",
        "/assets/jsx-runtime-S8GiQB7j.js",
        "/assets/lib-CsbrZtIe.js",
      ],
    });
  });

  it("leaves the rest of the page as it was", () => {
    const rest = (html: string) =>
      html
        .replace(/<script type="(module|application\/json)"[\s\S]*?<\/script>/, "")
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
    expect(rest(deferBoot(page, "index.html", data))).toBe(rest(page));
  });

  it("writes names so that none can end the script or open a comment in it", () => {
    const html = deferBoot(page.replace('"routes/home":', '"routes/<!--home":'), "index.html", data);
    expect(planOf(html)).toMatchObject({ routes: { "routes/<!--home": "/assets/home-DP5Weu3i.js" } });
    expect(html).not.toContain("<!--home");
  });

  it("does nothing to a page that was rewritten before", () => {
    const once = deferBoot(page, "index.html", data);
    expect(deferBoot(once, "index.html", data)).toBe(once);
  });

  it.each([
    ["no inline module script", page.replace('type="module" async=""', 'type="module" src="/x.js"')],
    ["no manifest", page.replace(/import "\/assets\/manifest[^\n]*\n/, "")],
    ["no route modules", page.replaceAll(/import \* as route[^\n]*\n/g, "")],
    [
      "a route module too many",
      page.replace("import * as route0", 'import * as route2 from "/x.js";\nimport * as route0'),
    ],
    ["a route without a module", page.replace('"root":route0', '"root":route0,"other":route2')],
    ["no entry", page.replace(/import\("\/assets\/entry[^)]*\);/, "")],
    ["something more to do", page.replace('import("/assets/entry', 'prepare();\nimport("/assets/entry')],
    ["no preloads", page.replaceAll('rel="modulepreload"', 'rel="preload"')],
    [
      "another way to hand over the modules",
      page.replace("window.__reactRouterRouteModules =", "globalThis.modules ="),
    ],
  ])("stops the build when the framework's page has %s", (_what, changed) => {
    expect(changed).not.toBe(page);
    expect(() => deferBoot(changed, "blog/index.html", data)).toThrow(/^blog\/index\.html: .*defer-boot\.ts/);
  });
});
