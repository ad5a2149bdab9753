import { existsSync } from "node:fs";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { project } from "./samples.ts";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("the cache", () => {
  it("evicts files older than 30 days, except those in use", async () => {
    const { cache, root } = project();
    const files = { old: 40, recent: 20, read: 400, sized: 400 };
    for (const [name, days] of Object.entries(files)) {
      const file = join(root, ".cache", name);
      await writeFile(file, name);
      await utimes(file, ago(days), ago(days));
    }
    expect(cache.size("sized")).toBe(5);
    expect((await cache.read("read"))?.toString()).toBe("read");
    await cache.tidy();
    const left = Object.keys(files).filter((name) => existsSync(join(root, ".cache", name)));
    expect(left).toEqual(["recent", "read", "sized"]);
  });
});
