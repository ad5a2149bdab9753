import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wordsIn } from "../../../site/words/english.ts";
import { redirectStub, writeRedirectStubs } from "../../../hosting/redirect-stubs.ts";

const usual = wordsIn("en").moved;

describe("a redirect's page", () => {
  const site = {
    title: "X",
    lang: "en",
    words: usual,
    pageAt: (path: string) => (path === "/3d" ? "/blog/3d-art" : path),
  };
  const stub = redirectStub({ ...site, to: "/blog", canonical: "https://x.example/blog" });

  it("moves on without scripts, and only then by a refresh", () => {
    expect(stub).toContain('<noscript><meta http-equiv="refresh" content="0; url=/blog"/></noscript>');
    expect(stub.match(/http-equiv="refresh"/g)).toHaveLength(1);
  });

  it("keeps query and hash where scripts run", () => {
    const code = /<script>(.*)<\/script>/.exec(stub)?.[1] ?? "";
    const visited: string[] = [];
    const location = { search: "?a=1", hash: "#b", replace: (to: string) => visited.push(to) };
    new Function("location", code)(location);
    expect(visited).toEqual(["/blog?a=1#b"]);
  });

  it.each([
    ["/camp#gear", "", "", "/camp#gear"],
    ["/camp#gear", "?a=1", "#food", "/camp?a=1#food"],
    ["https://x.example/?b=2", "?a=1", "", "https://x.example/?b=2&a=1"],
    ["https://x.example/?b=2", "", "#c", "https://x.example/?b=2#c"],
  ])("leads to %s from a visit with %j and %j", (to, search, hash, end) => {
    const code = /<script>(.*)<\/script>/.exec(redirectStub({ ...site, to, canonical: to }))?.[1] ?? "";
    const visited: string[] = [];
    new Function("location", code)({ search, hash, replace: (address: string) => visited.push(address) });
    expect(visited).toEqual([end]);
  });

  it("names its target to search engines and readers", () => {
    expect(stub).toContain('<link rel="canonical" href="https://x.example/blog"/>');
    expect(stub).toContain('<meta name="robots" content="noindex"/>');
    expect(stub).toContain('<a href="/blog">/blog</a>');
  });

  it("cannot be broken out of by a title or an address", () => {
    const hostile = redirectStub({ ...site, to: "/blog", canonical: 'https://x.example/"><b>', title: "<i>&" });
    expect(hostile).toContain("<title>Moved – &lt;i&gt;&amp;</title>");
    expect(hostile).not.toContain("<b>");
  });

  it("speaks the owner's words, in their language", () => {
    const { moved } = wordsIn("en", { moved: { title: "הועבר: {title}", text: "{address} <- כאן" } });
    const html = redirectStub({
      to: "/blog",
      canonical: "https://x.example/blog",
      title: "X",
      lang: "he",
      words: moved,
    });
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain("<title>הועבר: X</title>");
    expect(html).toContain('<p><a href="/blog">/blog</a> &lt;- כאן</p>');
  });

  it("is written to the old address, under the base path inside", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    const place = { url: "https://x.example", basePath: "/sub/" };
    await writeRedirectStubs(folder, [{ from: "/blog/old", to: "/new" }], { ...site, ...place });
    const html = await readFile(join(folder, "blog", "old", "index.html"), "utf8");
    expect(html).toContain('<a href="/sub/new">');
    expect(html).toContain('href="https://x.example/sub/new"');
    await rm(folder, { recursive: true });
  });

  it("names the page's own address where the target is another of its addresses", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    const place = { url: "https://x.example", basePath: "/sub/" };
    await writeRedirectStubs(folder, [{ from: "/old", to: "/3d#gear" }], { ...site, ...place });
    const html = await readFile(join(folder, "old", "index.html"), "utf8");
    expect(html).toContain('<a href="/sub/3d#gear">');
    expect(html).toContain('<link rel="canonical" href="https://x.example/sub/blog/3d-art"/>');
    await rm(folder, { recursive: true });
  });

  it.each([
    ["/Old_Page.html", "Old_Page.html"],
    ["/a/Old.HTM", "a/Old.HTM"],
    ["/2019/05/post.php", "2019/05/post.php/index.html"],
    ["/Über mich", "Über mich/index.html"],
  ])("for %s is the file %s, which a plain host shows", async (from, file) => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    const place = { url: "https://x.example", basePath: "/sub/" };
    await writeRedirectStubs(folder, [{ from, to: "https://y.example/z#part" }], { ...site, ...place });
    const html = await readFile(join(folder, file), "utf8");
    expect(html).toContain('<a href="https://y.example/z#part">');
    expect(html).toContain('<link rel="canonical" href="https://y.example/z"/>');
    await rm(folder, { recursive: true });
  });

  it("is the first one's where a disk tells no letter case apart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    await mkdir(join(folder, "Old"));
    await symlink(join(folder, "Old"), join(folder, "old"));
    const both = [
      { from: "/Old", to: "/first" },
      { from: "/old", to: "/second" },
    ];
    await writeRedirectStubs(folder, both, { ...site, url: "https://x.example", basePath: "/" });
    expect(await readFile(join(folder, "old", "index.html"), "utf8")).toContain('<a href="/first">');
    await rm(folder, { recursive: true });
  });

  it("leaves a page or a file its place where a disk tells no letter case apart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    await mkdir(join(folder, "camp"));
    await writeFile(join(folder, "camp", "index.html"), "a page");
    await writeFile(join(folder, "CV.pdf"), "a file");
    await symlink(join(folder, "camp"), join(folder, "Camp"));
    await symlink(join(folder, "CV.pdf"), join(folder, "cv.pdf"));
    const both = [
      { from: "/Camp", to: "/first" },
      { from: "/cv.pdf", to: "/second" },
    ];
    await writeRedirectStubs(folder, both, { ...site, url: "https://x.example", basePath: "/" });
    expect(await readFile(join(folder, "camp", "index.html"), "utf8")).toBe("a page");
    expect(await readFile(join(folder, "CV.pdf"), "utf8")).toBe("a file");
    await rm(folder, { recursive: true });
  });

  it("overwrites nothing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    await writeFile(join(folder, "old.html"), "a page");
    const place = { url: "https://x.example", basePath: "/" };
    const write = writeRedirectStubs(folder, [{ from: "/old.html", to: "/" }], { ...site, ...place });
    await expect(write).rejects.toThrow("The redirect from /old.html would overwrite");
    await rm(folder, { recursive: true });
  });
});
