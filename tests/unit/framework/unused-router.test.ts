import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { standIns } from "../../../framework/unused-router.ts";
import config from "../../../react-router.config.ts";

const root = join(import.meta.dirname, "../../..", "node_modules/react-router/dist/production");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file));

type Part = Record<string, (...values: unknown[]) => unknown>;
const part = (address: string) => import(/* @vite-ignore */ address) as Promise<Part>;
const standIn = (code: string) => part(`data:text/javascript,${encodeURIComponent(code)}`);

describe.each(standIns)("what stands in for %s", (id, code) => {
  const found = files.filter((file) => id.test(file));

  it("stands in for one file of the router, and for less than it has", () => {
    expect(found).toHaveLength(1);
    expect(code.length).toBeLessThan(readFileSync(found[0] ?? "", "utf8").length / 8);
  });

  it("has names that the file has", async () => {
    const real = await part(pathToFileURL(found[0] ?? "").href);
    expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(await standIn(code))));
  });
});

describe("the part that asks a server for routes", () => {
  const [id = /never/, code = ""] = standIns[0] ?? [];
  const both = async () =>
    Promise.all([part(pathToFileURL(files.find((file) => id.test(file)) ?? "").href), standIn(code)]);

  it("is never asked by a site without a server", async () => {
    expect(config.ssr).toBe(false);
    for (const { isFogOfWarEnabled, getPatchRoutesOnNavigationFunction } of await both()) {
      expect(isFogOfWarEnabled?.({ mode: "lazy" }, config.ssr)).toBe(false);
      const patch = getPatchRoutesOnNavigationFunction?.(() => null, {}, {}, config.ssr, { mode: "lazy" }, true, "/");
      expect(patch).toBeUndefined();
    }
  });
});

describe("the part that puts instruments around every load", () => {
  it("says where to look when somebody mounts one", async () => {
    const { getRouteInstrumentationUpdates } = await standIn(standIns[1]?.[1] ?? "");
    expect(getRouteInstrumentationUpdates).toThrow("framework/unused-router.ts");
  });
});
