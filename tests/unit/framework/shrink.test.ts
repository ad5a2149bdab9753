import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shrinkClassic, shrunk } from "../../../framework/shrink.ts";
import { type Cache, openCache } from "../../../site/pictures/cache.ts";

const code = "const first = 1; const second = first + 1; export const sum = (one) => { return one + second; };";

describe("a script that is shrunk", () => {
  let folder = "";
  let cache: Cache;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "shrink-"));
    cache = openCache(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is shorter and does the same", async () => {
    const made = await shrunk(code, cache);
    expect(made.length).toBeLessThan(code.length / 2);
    const { sum } = (await import(`data:text/javascript,${encodeURIComponent(made)}`)) as {
      sum: (one: number) => number;
    };
    expect(sum(3)).toBe(5);
  });

  it("comes from the cache the next time", async () => {
    const made = await shrunk(code, cache);
    const silent: Cache = { ...cache, write: () => Promise.reject(new Error("made anew")) };
    expect(await shrunk(code, silent)).toBe(made);
    await expect(shrunk(`${code};`, silent)).rejects.toThrow("made anew");
  });

  it("stops the build where it is no script", async () => {
    await expect(shrunk("const = 1", cache)).rejects.toThrow();
  });
});

describe("a classic script that is shrunk", () => {
  it("leaves no name where the page's other scripts would find it", async () => {
    const script = "(function () { const say = (event) => log.push(event); say(1); later = () => say(2); })();";
    const made = await shrinkClassic(script);
    const scope: Record<string, unknown> = { log: [], later: () => undefined };
    runInNewContext(`${made};later()`, scope);
    expect(scope["log"]).toEqual([1, 2]);
    expect(Object.keys(scope).toSorted()).toEqual(["later", "log"]);
  });
});
