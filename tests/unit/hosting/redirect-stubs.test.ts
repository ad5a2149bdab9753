import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wordsSchema } from "../../../site/schema/words.ts";
import { redirectStub, writeRedirectStubs } from "../../../hosting/redirect-stubs.ts";

const usual = wordsSchema.parse({}).moved;

describe("a redirect's page", () => {
  const site = { title: "X", lang: "en", words: usual };
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
    const { moved } = wordsSchema.parse({ moved: { title: "הועבר: {title}", text: "{address} <- כאן" } });
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
});
