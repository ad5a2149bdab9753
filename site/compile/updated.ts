import { execFileSync } from "node:child_process";

/** SITE_UPDATED comes first, then the last commit's date, then (outside a checkout) now. */
export const siteUpdated = (environment: NodeJS.ProcessEnv = process.env): string => {
  const given = environment.SITE_UPDATED || lastCommit();
  const date = given ? new Date(given) : new Date();
  if (Number.isNaN(date.getTime())) {
    throw new Error(`SITE_UPDATED: expected a date such as 2026-06-15T09:03:01Z, got "${given}"`);
  }
  return `${date.toISOString().slice(0, 19)}Z`;
};

const lastCommit = () => {
  try {
    return execFileSync("git", ["log", "-1", "--format=%cI"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
};
