import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteDir, transferSize } from "../support/site.ts";

it("the search and all that it finds are at most 45 KB, when somebody searches", () => {
  const files = readdirSync(join(siteDir, "assets")).filter((name) => /^(palette|search)-.*\.(js|json)$/.test(name));
  expect(files.length).toBe(2);
  expect(files.reduce((sum, file) => sum + transferSize(`/assets/${file}`), 0)).toBeLessThanOrEqual(45_000);
});
