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

const services: [analytics: object, tag: string, script: string, connect: string[]][] = [
  [
    { service: "plausible" },
    '<script defer="" data-domain="bo.example" src="https://plausible.io/js/script.js"></script>',
    "https://plausible.io",
    ["https://plausible.io"],
  ],
  [
    { service: "plausible", domain: "bo.net", host: "https://stats.bo.example" },
    '<script defer="" data-domain="bo.net" src="https://stats.bo.example/js/script.js"></script>',
    "https://stats.bo.example",
    ["https://stats.bo.example"],
  ],
  [
    { service: "umami", id: "1-2-3", host: "https://cloud.umami.is", connect: ["https://gateway.umami.is"] },
    '<script defer="" data-website-id="1-2-3" src="https://cloud.umami.is/script.js"></script>',
    "https://cloud.umami.is",
    ["https://cloud.umami.is", "https://gateway.umami.is"],
  ],
  [
    { service: "goatcounter", code: "bo" },
    '<script defer="" data-goatcounter="https://bo.goatcounter.com/count" src="https://gc.zgo.at/count.js"></script>',
    "https://gc.zgo.at",
    ["https://bo.goatcounter.com"],
  ],
  [
    { service: "goatcounter", host: "https://count.bo.example" },
    '<script defer="" data-goatcounter="https://count.bo.example/count" src="https://count.bo.example/count.js"></script>',
    "https://count.bo.example",
    ["https://count.bo.example"],
  ],
  [
    { service: "own", script: "https://a.example/x.js?id=1&b=2", connect: ["https://b.example"] },
    '<script defer="" src="https://a.example/x.js?id=1&amp;b=2"></script>',
    "https://a.example",
    ["https://a.example", "https://b.example"],
  ],
];

describe("a service that counts visits", () => {
  it("is not there unless the owner names one", () => {
    expect(insertCounter(head, siteWith(), "x.html")).toBe(head);
    const policy = basePolicy({ site: siteWith() });
    expect([policy["script-src"], policy["connect-src"]]).toEqual([["'self'"], ["'self'"]]);
  });

  it.each(services)(
    "%j has its script in the head, and leave for it in the policy",
    (analytics, tag, script, connect) => {
      const site = siteWith(analytics);
      expect(insertCounter(head, site, "x.html")).toBe(head.replace("</head>", `${tag}</head>`));
      expect(counterSources(site)).toEqual({ script: [script], connect });
      const policy = basePolicy({ site });
      expect(policy["script-src"]).toEqual(["'self'", script]);
      expect(policy["connect-src"]).toEqual(["'self'", ...connect]);
    },
  );

  it("cannot break out of its tag, and is not left out in silence", () => {
    const site = siteWith({ service: "plausible", domain: '"><b>$&' });
    expect(insertCounter(head, site, "x.html")).toContain('data-domain="&quot;&gt;&lt;b&gt;$&amp;"');
    expect(() => insertCounter("<p>", site, "x.html")).toThrow("x.html: no </head>");
  });

  it.each([
    { service: "google" },
    { service: "plausible", host: "http://stats.bo.example" },
    { service: "plausible", host: "https://stats.bo.example/path" },
    { service: "umami", id: "1" },
    { service: "goatcounter" },
    { service: "goatcounter", code: "bo", host: "https://count.bo.example" },
    { service: "goatcounter", code: "bo.goatcounter.com" },
    { service: "own", script: "x.js" },
    { service: "own", script: "https://a.example/x.js", connect: ["https://b.example; img-src *"] },
  ])("is not %j", (analytics) => {
    expect(() => siteWith(analytics)).toThrow();
  });
});
