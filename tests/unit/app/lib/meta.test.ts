import { describe, expect, it } from "vitest";
import { pageMeta } from "../../../../app/lib/meta.ts";

const site = { title: "Ridgeline", url: "https://ridgeline.example.com" };
const meta = pageMeta({ site, title: "Camping · Ridgeline", description: "Tents and stoves.", path: "/camp" });

describe("pageMeta", () => {
  it("names the page for the tab, for search engines and for link previews", () => {
    expect(meta).toContainEqual({ title: "Camping · Ridgeline" });
    expect(meta).toContainEqual({ name: "description", content: "Tents and stoves." });
    expect(meta).toContainEqual({ property: "og:title", content: "Camping · Ridgeline" });
    expect(meta).toContainEqual({ property: "og:description", content: "Tents and stoves." });
  });

  it("points to the one address of the page, with its origin", () => {
    const address = "https://ridgeline.example.com/camp";
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: address });
    expect(meta).toContainEqual({ property: "og:url", content: address });
  });

  it("gives a preview its picture with size, kind and alt text, or none", () => {
    const card = { url: "https://x.example/a.jpg", alt: "A tent.", width: 1200, height: 630, type: "image/jpeg" };
    const page = { site, title: "Camping", description: "Tents.", path: "/camp" };
    const drawn = pageMeta({ ...page, card });
    expect(drawn).toContainEqual({ property: "og:image", content: card.url });
    expect(drawn).toContainEqual({ property: "og:image:type", content: "image/jpeg" });
    expect(drawn).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(drawn).toContainEqual({ property: "og:image:height", content: "630" });
    expect(drawn).toContainEqual({ property: "og:image:alt", content: "A tent." });
    expect(drawn).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    const { url, alt } = card;
    expect(pageMeta({ ...page, card: { url, alt } })).toEqual(drawn);
    expect(pageMeta({ ...page, card: { ...card, width: 800 } })).toContainEqual({
      property: "og:image:width",
      content: "800",
    });
    expect(JSON.stringify(pageMeta(page))).not.toMatch(/og:image|twitter/);
  });

  it("tells machines what the page is, where that is known", () => {
    const names = meta.flatMap((tag) => Object.keys(tag ?? {}));
    expect(names).not.toContain("script:ld+json");
    const ld = [{ "@type": "WebPage" }];
    expect(pageMeta({ site, title: "x", description: "y", path: "/", ld })).toContainEqual({
      "script:ld+json": { "@context": "https://schema.org", "@graph": ld },
    });
  });
});
