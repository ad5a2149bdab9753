import { expect, it } from "vitest";
import { pathsInSitemap, someOf } from "../../../../../scripts/bench/site/pages.ts";
import { rowsOf } from "../../../../../scripts/bench/site/groups.ts";
import { pagesFor } from "../../../../../scripts/bench/site/run.ts";

it("a sitemap's addresses are read as paths", () => {
  const xml = "<url><loc>https://a.example/</loc></url><url><loc> https://a.example/b/c </loc></url>";
  expect(pathsInSitemap(xml)).toEqual(["/", "/b/c"]);
});

it("a few pages are spread over all of them, the first and the last included", () => {
  expect(someOf(["/", "/a", "/b", "/c", "/d", "/e", "/f"], 4)).toEqual(["/", "/b", "/d", "/f"]);
  expect(someOf(["/", "/a"], 4)).toEqual(["/", "/a"]);
});

it("a named page is measured where there is one, and the home page where there is none", () => {
  expect(pagesFor(["/", "/camp", "/food"], { pages: ["/camp"], quick: false })).toEqual(["/camp"]);
  expect(pagesFor(["/", "/camp/"], { pages: ["/camp"], quick: false })).toEqual(["/camp/"]);
  expect(pagesFor(["/", "/about/"], { pages: ["/camp"], quick: false })).toEqual(["/"]);
  expect(pagesFor(["/", "/about/"], { pages: [], quick: false })).toEqual(["/", "/about/"]);
});

it("many pages under one address become one row, with the page in their middle", () => {
  const photos = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`/photos/${index}`, 100 - index]));
  const rows = rowsOf({ "/": 1, "/photos": 2, ...photos, "/blog/a": 3 }, (value) => value);
  expect(rows).toEqual([
    { label: "/", value: 1 },
    { label: "/photos", value: 2 },
    { label: "/photos/… (13)", value: 94 },
    { label: "/blog/a", value: 3 },
  ]);
});
