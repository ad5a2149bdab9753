import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../site/check/problems.ts";
import { contentFolder } from "../../../../site/folder.ts";
import { checkServed } from "../../../../site/check/served.ts";

const found = (files: string[], pages: string[], from: string[]) => {
  const problems: Problem[] = [];
  checkServed({ files: new Set(files), pages, redirects: from.map((path) => ({ from: path })) }, problems);
  return problems.map(({ file, field, message }) =>
    `${file}: ${field}: ${message}`.replaceAll(`${contentFolder}/`, "content/"),
  );
};

describe("the owner's own files", () => {
  it("are in nobody's way", () => {
    expect(found(["/CV.pdf", "/albums/a.html"], ["/", "/albums"], ["/cv"])).toEqual([]);
  });

  it("do not share an address with a redirect", () => {
    expect(found(["/old.html", "/talks/index.html"], ["/"], ["/fine", "/old", "/talks"])).toEqual([
      'content/redirects.ts: [1].from: "/old" is the address of content/public/old.html: choose another, or remove the file',
      'content/redirects.ts: [2].from: "/talks" is the address of content/public/talks/index.html: choose another, or remove the file',
    ]);
  });

  it("do not hide a page", () => {
    expect(found(["/index.html", "/camp/index.html"], ["/", "/camp"], [])).toEqual([
      'content/public/index.html: : the site has a page of its own at "/": rename this file, or remove it',
      'content/public/camp/index.html: : the site has a page of its own at "/camp": rename this file, or remove it',
    ]);
  });
});
