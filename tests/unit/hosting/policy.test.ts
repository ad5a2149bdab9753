import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Photography } from "../../../site/schema/photography.ts";
import type { Site } from "../../../site/schema/site.ts";
import { basePolicy, inlineScripts, insertPolicy, policyText, withScripts } from "../../../hosting/policy.ts";

const content = (form: Partial<Site["form"]>, albums: string[] = ["/albums/a.html"]) =>
  ({
    site: { owner: { email: "me@example.com" }, form: { action: "https://forms.example/{email}", ...form } },
    photography: { albums: albums.map((url) => ({ url })) },
  }) as unknown as { site: Site; photography: Photography };

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("the policy", () => {
  it("allows nothing by default and never unsafe-inline or unsafe-eval", () => {
    const text = policyText(basePolicy(content({})));
    expect(text).toMatch(/^default-src 'none'; /);
    expect(text).not.toContain("unsafe");
    expect(text).toContain("base-uri 'none'; frame-ancestors 'self'");
  });

  it("lets forms go to the form service's origin alone", () => {
    expect(basePolicy(content({}))["form-action"]).toEqual(["https://forms.example"]);
  });

  it("lets the service send visitors back to the thank-you page", () => {
    const thanks = { field: "_next", url: "/contact" };
    expect(basePolicy(content({ thanks }))["form-action"]).toEqual(["https://forms.example", "'self'"]);
  });

  it("frames the albums' own hosts, each once", () => {
    const albums = ["https://a.example/1", "https://a.example/2", "/albums/x.html"];
    expect(basePolicy(content({}, albums))["frame-src"]).toEqual(["https://a.example", "'self'"]);
  });

  it("allows exactly the scripts that stand in the page", () => {
    const html = '<script>one()</script><script src="/x.js"></script><script type="module" async="">two()</script>';
    expect(inlineScripts(html)).toEqual([sha("one()"), sha("two()")]);
  });

  it("counts a repeated script once, and data blocks and empty scripts not at all", () => {
    const html = '<script>a</script><script>a</script><script></script><script type="application/ld+json">{}</script>';
    expect(inlineScripts(html)).toEqual([sha("a")]);
  });

  it("adds hashes to the scripts and to nothing else", () => {
    const base = basePolicy(content({}));
    const page = withScripts(base, ["'sha256-x'"]);
    expect(page["script-src"]).toEqual(["'self'", "'sha256-x'"]);
    expect({ ...page, "script-src": base["script-src"] }).toEqual(base);
  });
});

describe("insertPolicy", () => {
  const policy = { "default-src": ["'none'"], "frame-ancestors": ["'self'"] };

  it("puts the policy right after the charset, without what only headers may say", () => {
    const html = insertPolicy('<head><meta charSet="utf-8"/><script>a</script></head>', policy, "x.html");
    expect(html).toBe(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>a</script></head>`,
    );
  });

  it("replaces an earlier policy", () => {
    const once = insertPolicy('<head><meta charset="utf-8"></head>', policy, "x.html");
    expect(insertPolicy(once, policy, "x.html")).toBe(once);
  });

  it("refuses a page without a charset", () => {
    expect(() => insertPolicy("<head></head>", policy, "x.html")).toThrow("x.html: no <meta charset");
  });
});
