import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { redirectStub, writeRedirectStubs } from "../../../hosting/redirect-stubs.ts";
import type { Redirect } from "../../../site/addresses/redirects.ts";

const site = {
  title: "X",
  lang: "en",
  url: "https://x.example",
  basePath: "/sub/",
};

describe("a redirect page", () => {
  it.each([
    ["/blog", "?a=1", "#b", "/blog?a=1#b"],
    ["/camp#gear", "", "", "/camp#gear"],
    ["/camp#gear", "?a=1", "#food", "/camp?a=1#food"],
    ["https://x.example/?b=2", "?a=1", "#c", "https://x.example/?b=2&a=1#c"],
  ])("leads to %s from a visit with %j and %j", (to, search, hash, end) => {
    const html = redirectStub({ ...site, to, canonical: to });
    const visited: string[] = [];
    const location = { search, hash, replace: (address: string) => visited.push(address) };
    new Function("location", /<script>(.*)<\/script>/.exec(html)?.[1] ?? "")(location);
    expect(visited).toEqual([end]);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`);
  });

  it("cannot be broken out of by a title or a URL", () => {
    const html = redirectStub({ ...site, to: "/blog", canonical: 'https://x.example/"><b>', title: "<i>&" });
    expect(html).toContain("<title>Page moved – &lt;i&gt;&amp;</title>");
    expect(html).not.toContain("<b>");
  });

  it("is in the owner's language, and links to the target", () => {
    const html = redirectStub({ ...site, to: "/blog", canonical: "", lang: "he" });
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain('<p>This page has moved to <a href="/blog">/blog</a>.</p>');
  });
});

describe("redirect pages", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stubs-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = (...redirects: Redirect[]) => writeRedirectStubs(folder, redirects, site);
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const put = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };

  it("are where a plain host serves them, with the final page as canonical URL", async () => {
    await write({ from: "/Old.HTM", to: "/3d#gear" }, { from: "/2019/post.php", to: "https://y.example/z#part" });
    const html = await read("Old.HTM");
    expect(html).toContain('<a href="/sub/3d#gear">');
    expect(html).toContain('<link rel="canonical" href="https://x.example/sub/3d"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await read("2019/post.php/index.html")).toContain('<link rel="canonical" href="https://y.example/z"/>');
  });

  it("never replace a page or file on case-insensitive file systems", async () => {
    await put("camp/index.html", "a page");
    await put("CV.pdf", "a file");
    await mkdir(join(folder, "Old"));
    for (const [name, other] of [
      ["camp", "Camp"],
      ["CV.pdf", "cv.pdf"],
      ["Old", "old"],
    ] as const)
      await symlink(join(folder, name), join(folder, other));
    await write(...["/Camp", "/cv.pdf", "/Old", "/old"].map((from) => ({ from, to: `/to${from}` })));
    expect([await read("camp/index.html"), await read("CV.pdf")]).toEqual(["a page", "a file"]);
    expect(await read("old/index.html")).toContain('<a href="/sub/to/Old">');
  });

  it("overwrite nothing, and are not written where a host would serve a page for them", async () => {
    await put("old.html", "a page");
    await put("camp/index.html", "a page");
    await expect(write({ from: "/old.html", to: "/" })).rejects.toThrow("The redirect from /old.html would overwrite");
    await write({ from: "/camp.html", to: "/camp" });
    expect(existsSync(join(folder, "camp.html"))).toBe(false);
  });
});
