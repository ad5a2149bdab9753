import { describe, expect, it } from "vitest";
import { counterSources, insertCounter } from "../../../hosting/analytics.ts";
import { basePolicy } from "../../../hosting/policy.ts";
import { contentSchemas } from "../../../site/schema/site.ts";

const siteWith = (analytics?: unknown) =>
  contentSchemas.site.parse({
    title: "Bo",
    tagline: "small",
    description: "Small.",
    url: "https://bo.example",
    owner: { name: "Bo" },
    analytics,
  });

const head = "<html><head><title>Bo</title></head><body></body></html>";

describe("a service that counts visits", () => {
  it("is not there unless the owner names one", () => {
    expect(insertCounter(head, siteWith(), "x.html")).toBe(head);
    const policy = basePolicy({ site: siteWith() });
    expect([policy["script-src"], policy["connect-src"]]).toEqual([["'self'"], ["'self'"]]);
  });

  it("has its script in the head, and leave for it in the policy", () => {
    const attributes = { "data-domain": "bo.example" };
    const site = siteWith({ script: "https://a.example/x.js?id=1&b=2", attributes, connect: ["https://b.example"] });
    const tag = '<script defer="" data-domain="bo.example" src="https://a.example/x.js?id=1&amp;b=2"></script>';
    expect(insertCounter(head, site, "x.html")).toBe(head.replace("</head>", `${tag}</head>`));
    expect(counterSources(site).script).toEqual(["https://a.example"]);
    const policy = basePolicy({ site });
    expect(policy["script-src"]).toEqual(["'self'", "https://a.example"]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://a.example", "https://b.example"]);
  });

  it("cannot break out of its tag, and is not left out in silence", () => {
    const site = siteWith({ script: "https://a.example/x.js", attributes: { "data-domain": '"><b>$&' } });
    expect(insertCounter(head, site, "x.html")).toContain('data-domain="&quot;&gt;&lt;b&gt;$&amp;"');
    expect(() => insertCounter("<p>", site, "x.html")).toThrow("x.html: no </head>");
  });

  it.each([
    { service: "plausible" },
    { script: "x.js" },
    { script: "http://stats.bo.example/x.js" },
    { script: "https://a.example/x.js", attributes: { onload: "alert()" } },
    { script: "https://a.example/x.js", connect: ["https://b.example; img-src *"] },
    { script: "https://a.example/x.js", connect: ["https://b.example/path"] },
  ])("is not %j", (analytics) => {
    expect(() => siteWith(analytics)).toThrow();
  });
});
