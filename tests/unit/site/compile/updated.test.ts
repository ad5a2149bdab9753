import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { siteUpdated } from "../../../../site/compile/updated.ts";

const inFolder = () => {
  const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), "updated-"))];
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
};

it("SITE_UPDATED sets the site's date", () => {
  expect(siteUpdated({ SITE_UPDATED: "2026-06-15T11:03:01+02:00" })).toBe("2026-06-15T09:03:01Z");
  expect(() => siteUpdated({ SITE_UPDATED: "last tuesday" })).toThrow(
    'SITE_UPDATED: expected a date such as 2026-06-15T09:03:01Z, got "last tuesday"',
  );
});

it("the date falls back to the last commit, and without a history to now", () => {
  inFolder();
  const before = Date.now();
  expect(Date.parse(siteUpdated({}))).toBeGreaterThan(before - 1000);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...words]);
  git("init", "-q");
  const date = "2020-02-03T04:05:06Z";
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "-qm", "x", "--allow-empty"], {
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
  expect(siteUpdated({})).toBe(date);
});
