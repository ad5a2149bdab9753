import { expect, it } from "vitest";
import { isCompressible, typeOf } from "../../../hosting/content-types.ts";
import { pageFileOf, pageFilesOf, pagePathOf } from "../../../hosting/output-files.ts";

it.each([
  ["/a/b.CSS", "application/octet-stream", true],
  ["/feed.xml", "application/atom+xml; charset=utf-8", true],
  ["/a/hook.glb", "model/gltf-binary", true],
  ["/a/photo.avif", "image/avif", false],
  ["/data.css.gz", "application/octet-stream", false],
])("%s is %s", (path, type, isSmaller) => {
  expect([typeOf(path), isCompressible(path)]).toEqual([type, isSmaller]);
});

it("pages are distinguished from other documents, including those with similar names", () => {
  const files = ["index.html", "blog/index.html", "blog.html", "blog.htm", "about/index.html", "404.html"];
  const pages = pageFilesOf(["/", "/blog"]);
  expect(files.filter((file) => pages.has(file))).toEqual(["index.html", "blog/index.html", "404.html"]);
  expect(["index.html", "blog/index.html", "albums/x.html"].map(pagePathOf)).toEqual(["/", "/blog", "/albums/x.html"]);
  expect(["/", "/blog"].map(pageFileOf)).toEqual(["index.html", "blog/index.html"]);
});
