import { expect, it } from "vitest";
import { checkAddresses } from "../../../../site/check/addresses.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { loadSite } from "../../../../site/load.ts";
import { ownContent } from "../sources.ts";

const { content, pages } = loadSite(ownContent());
const complaints = (files: string[], redirects: { from: string; to: string }[] = []) => {
  const problems: Problem[] = [];
  checkAddresses({ pages, content: { ...content, redirects }, files }, problems);
  return problems.map(({ file, message }) => `${file.replace(/.*(public|redirects)/, "$1")}: ${message}`);
};

it.each(["/CV.pdf", "/CNAME", "/camp/plan.pdf", "/favicon.svg", "/robots.txt", "/albums/mine.html"])(
  "a file may be %s",
  (file) => {
    expect(complaints([file])).toEqual([]);
  },
);

it.each([
  ["/sitemap.xml", "a generated file"],
  ["/_headers", "a generated file"],
  ["/.well-known/security.txt", "generated from security in tests/fixtures/whole/site.ts"],
  ["/index.html", "a page of this site"],
  ["/camp.html", 'the path of the topic "camp"'],
  ["/camp/index.html", 'the path of the topic "camp"'],
  ["/photography/lake.html", "a page of the gallery"],
  ["/albums/summit-wedding.html", 'the album "summit-wedding"'],
  ["/blog", "a page of this site"],
  ["/404/plan.pdf", "reserved"],
  ["/assets/old.pdf", "reserved"],
])("a file must not be %s", (file, taken) => {
  expect(complaints([file])).toEqual([`public${file}: "${file}" is ${taken}: remove this file, or rename it`]);
});

it("a redirect does not hide a file", () => {
  const redirects = ["/CV.pdf", "/old", "/talks"].map((from) => ({ from, to: "/camp" }));
  expect(complaints(["/CV.pdf", "/old.html", "/talks/index.html"], redirects)).toEqual([
    'redirects.ts: "/CV.pdf" is a file in public/: choose another path',
    expect.stringMatching(/^redirects.ts: "\/old" is already served by .*public\/old.html: choose another path$/),
    expect.stringMatching(
      /^redirects.ts: "\/talks" is already served by .*public\/talks\/index.html: choose another path$/,
    ),
  ]);
});
