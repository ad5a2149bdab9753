import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchWhole } from "../../../framework/owner/watched.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watched-"));
  for (const name of ["topics/tea", "topics/cake", ".git/objects", "node_modules/some"])
    mkdirSync(join(folder, name), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Goes through one more folder each time that it is asked. */
const watcherOf = (...names: string[]) => {
  const watched: Record<string, string[]> = {};
  const left = names.map((name) => join(folder, name));
  return {
    add: vi.fn(),
    getWatched: vi.fn(() => {
      const next = left.shift();
      if (next !== undefined) watched[next] = [];
      return watched;
    }),
  };
};

const pace = { look: 1, most: 60_000 };

describe("watching a folder", () => {
  it("is under way when each folder inside is watched, but for what is never", async () => {
    const watcher = watcherOf("", "topics", "topics/tea", "topics/cake", ".git", ".git/objects");
    await watchWhole(watcher, folder, pace);
    expect(watcher.add).toHaveBeenCalledExactlyOnceWith(folder);
    expect(watcher.getWatched).toHaveBeenCalledTimes(4);
  });

  it("waits no longer for a folder that does not come", async () => {
    const watcher = watcherOf("", "topics");
    await watchWhole(watcher, folder, { look: 1, most: 20 });
    expect(watcher.getWatched.mock.calls.length).toBeGreaterThan(1);
  });
});
