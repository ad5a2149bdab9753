import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { redirectStub, writeRedirectStubs } from "../../../hosting/redirect-stubs.ts";

describe("a redirect's page", () => {
  const stub = redirectStub({ to: "/blog", canonical: "https://x.example/blog", title: "Moved" });

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
    const hostile = redirectStub({ to: "/blog", canonical: 'https://x.example/"><b>', title: "<i>&" });
    expect(hostile).toContain("<title>&lt;i&gt;&amp;</title>");
    expect(hostile).not.toContain("<b>");
  });

  it("is written to the old address, under the base path inside", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stubs-"));
    const site = { url: "https://x.example", title: "X", basePath: "/sub/" };
    await writeRedirectStubs(folder, [{ from: "/blog/old", to: "/new" }], site);
    const html = await readFile(join(folder, "blog", "old", "index.html"), "utf8");
    expect(html).toContain('<a href="/sub/new">');
    expect(html).toContain('href="https://x.example/sub/new"');
    await rm(folder, { recursive: true });
  });
});
