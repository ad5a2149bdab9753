import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../support/owner.ts";
import { siteDir } from "../../support/site.ts";

const engine = "Ridgeline";

it("the engine's name stands in no file, unless the owner has written it", () => {
  const files = readdirSync(siteDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|json|data|xml|txt|md|webmanifest|svg)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const isOwners = JSON.stringify(loadContent()).includes(engine);
  const naming = files.filter((name) => readFileSync(join(siteDir, name), "utf8").includes(engine));
  expect(isOwners ? [] : naming).toEqual([]);
});
