import { expect, it } from "vitest";
import { unlistedIn } from "../../../../site/check/unlisted.ts";
import { sources } from "../../../../site/sources.ts";
import { ownerFolder } from "./owner-folder.ts";

const topic = "export const topic = {};\n";

it("a topic that is written and on no list is named, with the remedy", () => {
  const folder = ownerFolder({ "topics/tea/topic.ts": topic, "topics/cake/topic.ts": topic, "topics/notes/x.txt": "" });
  const fileOf = (slug: string) => `${folder}/topics/${slug}/topic.ts`;
  const told = (given: object) => unlistedIn({ ...given }, fileOf).map(({ file, message }) => [file, message]);
  const tea = { slug: "tea", path: "/tea", draft: true };
  expect(told({ topics: [tea] })).toEqual([
    [fileOf("cake"), expect.stringMatching(/^no page shows this topic: import it in .*topics\.ts and add it/)],
  ]);
  expect(told({}).map(([, message]) => message)[0]).toMatch(/add it to .*topics\.ts, and export \{ topics \}/);
});

it("nothing is said where all are listed", () => {
  expect(unlistedIn(sources)).toEqual([]);
});
