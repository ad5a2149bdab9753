import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { insertAnalytics } from "../../../hosting/analytics.ts";
import { basePolicy, insertPolicy } from "../../../hosting/policy.ts";
import { contentSchemas } from "../../../site/schema/site.ts";

const siteWith = (more: object = {}) =>
  contentSchemas.site.parse({
    title: "Bo",
    tagline: "small",
    description: "Small.",
    url: "https://bo.example",
    owner: { name: "Bo", email: "bo@bo.example" },
    ...more,
  });

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The policy that a page gets, by directive. */
const policyOf = (html: string, more: object = {}) => {
  const page = insertPolicy(
    `<head><meta charset="utf-8"/></head>${html}`,
    basePolicy({ site: siteWith(more) }),
    "x.html",
  );
  const [, text = ""] =
    /<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  return Object.fromEntries(text.split("; ").map((part) => [part.split(" ")[0], part.replace(/^\S+ /, "")]));
};

describe("a page's policy", () => {
  it("allows only the site by default, no plug-ins, and the page's own scripts", () => {
    const html = `<script>one()</script><script>one()</script><script src="/x.js"></script><script></script>
      <script type="module" async="">two()</script><script type="application/ld+json">{}</script>`;
    const policy = policyOf(html);
    expect([policy["default-src"], policy["object-src"]]).toEqual(["'self'", "'none'"]);
    expect(policy["script-src"]).toBe(`'self' ${sha("one()")} ${sha("two()")}`);
    expect(Object.values(policy).join()).not.toContain("unsafe");
  });

  it("lets forms submit to the form service, which may redirect to the thank-you page", () => {
    const form = {
      action: "https://forms.example/{email}",
      fields: { email: "e", subject: "s", message: "m", honeypot: "h" },
      hidden: {},
    };
    expect(policyOf("", { form })["form-action"]).toBe("https://forms.example");
    const thanks = { field: "_next", url: "/contact" };
    expect(policyOf("", { form: { ...form, thanks } })["form-action"]).toBe("https://forms.example 'self'");
  });

  it("allows frames from the albums' hosts, each listed once", () => {
    const albums = ["https://a.example/1", "https://a.example/2", "/albums/x.html"].map((url) => ({ url }));
    const content = { site: siteWith(), photography: { albums } } as unknown as Parameters<typeof basePolicy>[0];
    expect(basePolicy(content)["frame-src"]).toEqual(["https://a.example", "'self'"]);
  });

  it("throws if it can't be inserted", () => {
    expect(() => insertPolicy("<head></head>", basePolicy({ site: siteWith() }), "x.html")).toThrow(
      "x.html: missing <meta",
    );
  });
});

describe("the owner's analytics script", () => {
  const head = "<html><head><title>Bo</title></head><body></body></html>";
  const counted = (analytics?: object) => insertAnalytics(head, siteWith({ analytics }), "x.html");

  it("is absent unless configured", () => {
    expect(counted()).toBe(head);
    expect(policyOf("")["connect-src"]).toBe("'self'");
  });

  it("is in the head with its attributes, and the policy lets it load and send", () => {
    const analytics = {
      script: "https://a.example/x.js?id=1&b=2",
      attributes: { "data-domain": '"><b>$&' },
      connect: ["https://b.example"],
    };
    const tag =
      '<script defer="" data-domain="&quot;&gt;&lt;b&gt;$&amp;" src="https://a.example/x.js?id=1&amp;b=2"></script>';
    expect(counted(analytics)).toBe(head.replace("</head>", () => `${tag}</head>`));
    const policy = policyOf("", { analytics });
    expect(policy["script-src"]).toBe("'self' https://a.example");
    expect(policy["connect-src"]).toBe("'self' https://a.example https://b.example");
  });

  it.each([
    { script: "http://stats.bo.example/x.js" },
    { script: "https://a.example/x.js", attributes: { onload: "alert()" } },
    { script: "https://a.example/x.js", connect: ["https://b.example; img-src *"] },
  ])("rejects %j", (analytics) => {
    expect(() => counted(analytics)).toThrow();
  });
});
