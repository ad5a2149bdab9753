import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { siteUpdated } from "../../../../site/compile/updated.ts";

/** Nothing where there is no history, or no git to read it. */
const lastCommit = () => {
  try {
    const told = execFileSync("git", ["log", "-1", "--format=%ct"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(told) * 1000;
  } catch {
    return undefined;
  }
};

const committed = lastCommit();

describe("siteUpdated", () => {
  it("is what SITE_UPDATED says, in UTC", () => {
    expect(siteUpdated({ SITE_UPDATED: "2026-06-15T11:03:01+02:00" })).toBe("2026-06-15T09:03:01Z");
    expect(siteUpdated({ SITE_UPDATED: "2026-06-15" })).toBe("2026-06-15T00:00:00Z");
  });

  it.skipIf(committed === undefined)("is the last commit's date when nothing is said", () => {
    expect(Date.parse(siteUpdated({}))).toBe(committed);
  });

  it("is now where there is no history", () => {
    const home = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), "no-history-"));
    try {
      process.chdir(folder);
      const before = Date.now();
      const shown = siteUpdated({});
      expect(shown).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(Date.parse(shown)).toBeGreaterThan(before - 1000);
      expect(Date.parse(shown)).toBeLessThanOrEqual(Date.now());
    } finally {
      process.chdir(home);
      rmSync(folder, { recursive: true });
    }
  });

  it("refuses what is no date, in words", () => {
    expect(() => siteUpdated({ SITE_UPDATED: "last tuesday" })).toThrow(
      'SITE_UPDATED: expected a date such as 2026-06-15T09:03:01Z, got "last tuesday"',
    );
  });
});
