import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { leanTable } from "../../../framework/route-table.ts";

const parent = { parentId: "root", hasLoader: true };
const table = {
  entry: { module: "/assets/entry.js", imports: [] },
  routes: {
    root: { id: "root", path: "", hasLoader: true },
    "routes/home/page": { id: "routes/home/page", index: true, ...parent },
    "/photography/page/2": { id: "/photography/page/2", path: "photography/page/2", caseSensitive: true, ...parent },
    "routes/rest/page": { id: "routes/rest/page", path: "*", ...parent },
  },
  url: "/assets/manifest-1.js",
  version: "1",
};
const withNots = Object.entries(table.routes).map(([id, route]) => [id, { ...route, hasAction: false }]);
const script = `window.__reactRouterManifest=${JSON.stringify({ ...table, routes: Object.fromEntries(withNots) })};`;

describe("the table of routes", () => {
  it("is the same in a browser, without what a route has not", () => {
    const window = {};
    runInNewContext(leanTable(script), { window });
    expect(structuredClone(window)).toEqual({ __reactRouterManifest: table });
  });

  it("names a route once", () => {
    expect(leanTable(script).match(/photography/g)).toHaveLength(1);
    expect(leanTable(script)).not.toContain("false");
  });

  it("knows the root's styles, which stay, from those that go with their page", () => {
    const routes = {
      root: { id: "root", css: ["/root.css", "/shell.css#"] },
      "routes/home/page": { id: "routes/home/page", css: ["/shell.css#", "/page.css#"] },
    };
    const text = leanTable(`window.__reactRouterManifest=${JSON.stringify({ routes })};`);
    expect(text.match(/\/\w+\.css#?/g)).toEqual(["/root.css", "/shell.css", "/shell.css", "/page.css#"]);
  });

  it("is not taken for something else", () => {
    expect(() => leanTable("export default {}")).toThrow("in another way");
  });
});
