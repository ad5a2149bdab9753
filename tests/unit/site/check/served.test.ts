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

  it("are told of when they lead to nothing", () => {
    const problems: Problem[] = [];
    checkServed({ files: new Set(), pages: ["/"], redirects: [], lost: ["/CV.pdf"] }, problems);
    expect(problems).toEqual([
      {
        file: `${contentFolder}/public/CV.pdf`,
        field: "",
        message: "the file that this leads to is not there: put the file itself here, or remove this",
      },
    ]);
  });

  it("are of any kind and any name, and some take the place of what would be made", () => {
    const files = ["/CNAME", "/a/b.docx", "/robots.txt", "/llms.txt", "/camp.md", "/favicon.svg", "/.nojekyll"];
    expect(found([...files, "/camp/plan.pdf", "/x.data"], ["/", "/camp"], [])).toEqual([]);
  });

  it.each([
    ["/sitemap.xml", "it has every page"],
    ["/feed.xml", "what has a day is in it"],
    ["/feed.json", "what has a day is in it"],
    ["/404.html", "what it says is in content/words.ts, under notFound"],
    ["/_redirects", "old addresses are in content/redirects.ts"],
    ["/_headers", "the content decides them"],
    ["/sw.js", "it keeps the pages for visits without a network"],
    ["/manifest.webmanifest", "its names and colors are in content/site.ts and content/theme.ts"],
  ])("do not take the place of %s, which only a build can make", (file, instead) => {
    expect(found([file], ["/"], [])).toEqual([
      `content/public${file}: : the site makes this file itself: remove yours (${instead})`,
    ]);
  });

  it("are not made a second time of a field", () => {
    const problems: Problem[] = [];
    const file = "/.well-known/security.txt";
    checkServed(
      { files: new Set([file]), pages: [], redirects: [], made: { [file]: "security in site.ts" } },
      problems,
    );
    expect(problems.map(({ message }) => message)).toEqual([
      "the site makes this file of security in site.ts: remove one of the two",
    ]);
  });

  it("leave room for the folders and the data of pages", () => {
    const files = ["/blog", "/icons", "/404/x.pdf", "/_.data", "/blog/games.data"];
    expect(found(files, ["/", "/blog/games"], [])).toEqual([
      "content/public/blog: : a folder of the site has this name: rename this file",
      "content/public/icons: : a folder of the site has this name: rename this file",
      "content/public/404/x.pdf: : the folder 404 is the site's own: give it another name",
      'content/public/_.data: : the data of the page "/" has this name: rename this file',
      'content/public/blog/games.data: : the data of the page "/blog/games" has this name: rename this file',
    ]);
  });

  it("do not share an address with a redirect", () => {
    expect(found(["/old.html", "/talks/index.html"], ["/"], ["/fine", "/old", "/talks"])).toEqual([
      'content/redirects.ts: [1].from: "/old" is the address of content/public/old.html: choose another, or remove the file',
      'content/redirects.ts: [2].from: "/talks" is the address of content/public/talks/index.html: choose another, or remove the file',
    ]);
  });

  it("do not hide a page", () => {
    expect(found(["/index.html", "/camp/index.html", "/camp.html"], ["/", "/camp"], [])).toEqual([
      'content/public/index.html: : the site has a page of its own at "/": rename this file, or remove it',
      'content/public/camp/index.html: : the site has a page of its own at "/camp": rename this file, or remove it',
      'content/public/camp.html: : the site has a page of its own at "/camp": rename this file, or remove it',
    ]);
  });
});
