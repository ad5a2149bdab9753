import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkOwnIcons } from "../../../../site/check/own-icons.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { complaints, spoiled } from "../sources.ts";

it("an owner is told which drawing cannot be an icon, and why", async () => {
  const folder = await mkdtemp(join(tmpdir(), "icons-"));
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
  await writeFile(join(folder, "good.svg"), `${head}<path d="M0 0h9v9z"/></svg>`);
  await writeFile(join(folder, "bad.svg"), `${head}<image href="a.png"/></svg>`);
  const problems: Problem[] = [];
  const file = join(folder, "social.ts");
  checkOwnIcons(file, [{}, { icon: "./good.svg" }, { icon: "./bad.svg" }, { icon: "./none.svg" }], problems);
  expect(problems).toEqual([
    {
      file,
      field: "[2].icon",
      message: "./bad.svg cannot be an icon: it has a <image>, and an icon is made of shapes alone",
    },
  ]);
  await rm(folder, { recursive: true });
});

it("a drawing is an SVG that is there, and each link has an id of its own", () => {
  expect(complaints(spoiled([["social", 1, "icon"], "./none.svg"]))).toEqual([
    "content/social.ts: [1].icon: no such picture: put none.svg into content/",
  ]);
  expect(complaints(spoiled([["social", 1, "icon"], "./github.png"]))).toEqual([
    'content/social.ts: [1].icon: expected an SVG beside this file such as ./icon.svg, got "./github.png"',
  ]);
  expect(complaints(spoiled([["social", 1, "id"], "mastodon"])).join()).toContain(
    'content/social.ts: [3].id: "mastodon" is the id of two links',
  );
});
