import { readFileSync, readdirSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawAll, tidyJson } from "../../../../../scripts/bench/site/draw.ts";
import type { Results } from "../../../../../scripts/bench/site/results.ts";

const folder = "bench";
const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("what bench/ shows is what its results say: if not, npm run bench -- --draw", async () => {
  const results = JSON.parse(read("results.json")) as Results;
  const drawn = await drawAll(results);
  expect(readdirSync(folder).toSorted()).toEqual([...drawn.keys(), "results.json"].toSorted());
  for (const [name, text] of drawn) expect(read(name) === text, name).toBe(true);
  expect(await tidyJson(results)).toBe(read("results.json"));
});

it("nothing in it says whose machine it was", () => {
  for (const name of readdirSync(folder)) {
    expect(read(name)).not.toContain(process.cwd());
    expect(read(name).includes(`"${hostname()}"`), name).toBe(false);
  }
});
