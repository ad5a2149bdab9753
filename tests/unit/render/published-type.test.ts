import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { publishedType } from "../../../render/published-type.ts";

it("fonts and lists of families are taken from the published styles, to come at once, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "type-"));
  const faceIn = (display: string) =>
    `@font-face{font-family:Mine;font-display:${display};src:url(/sub/assets/mine-a1.woff2)format("woff2")}`;
  const face = faceIn("optional");
  const standIn = "@font-face{font-family:Mine Fallback;src:local(Arial)}";
  await mkdir(join(folder, "assets"));
  await writeFile(
    join(folder, "assets", "root-1.css"),
    `${face}${standIn}:root{--sans:"Mine", arial;--gap:1rem}p{color:red}`,
  );
  await writeFile(join(folder, "assets", "page-2.css"), ":root{--serif:georgia}");
  await writeFile(join(folder, "assets", "page-3.js"), face);
  const lines = publishedType(folder).trim().split("\n");
  expect(lines.slice(0, 2)).toEqual([faceIn("swap"), standIn]);
  expect(
    lines[2]
      ?.match(/--[^;}]+/g)
      ?.map((text) => text.trim())
      .toSorted(),
  ).toEqual(['--sans:"Mine", arial', "--serif:georgia"]);
  expect(lines).toHaveLength(3);
  await rm(folder, { recursive: true });
});
