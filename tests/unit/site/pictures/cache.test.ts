import { existsSync } from "node:fs";
import { stat, utimes } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { project } from "./samples.ts";

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

describe("the cache", () => {
  it("evicts files unused for 30 days", async () => {
    const { cache } = project();
    for (const [name, days] of Object.entries({ old: 40, recent: 20 })) {
      await cache.write(name, name);
      await utimes(cache.at(name), ago(days), ago(days));
    }
    await cache.tidy();
    expect([existsSync(cache.at("old")), existsSync(cache.at("recent"))]).toEqual([false, true]);
  });

  it("keeps files in use, however old", async () => {
    const { cache } = project();
    for (const name of ["read", "sized"]) {
      await cache.write(name, name);
      await utimes(cache.at(name), ago(400), ago(400));
    }
    expect(await cache.size("sized")).toBe(5);
    expect((await cache.read("read"))?.toString()).toBe("read");
    await cache.tidy();
    expect((await stat(cache.at("read"))).mtimeMs).toBeGreaterThan(ago(1).getTime());
    expect(existsSync(cache.at("sized"))).toBe(true);
  });
});
