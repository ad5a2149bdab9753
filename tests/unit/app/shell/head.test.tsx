import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Head } from "../../../../app/shell/head.tsx";
import { content } from "../../../../app/site.ts";

const page = { title: "Camping · Ridgeline", description: "Tents and stoves.", path: "/camp" };

const head = (more: object = {}) => renderToStaticMarkup(<Head {...page} {...more} />);

describe("a page's head", () => {
  it("names the page for the tab, for search engines and for link previews", () => {
    const html = head();
    expect(html).toContain("<title>Camping · Ridgeline</title>");
    expect(html).toContain('<meta name="description" content="Tents and stoves."/>');
    expect(html).toContain('<meta property="og:title" content="Camping · Ridgeline"/>');
    expect(html).toContain('<meta property="og:description" content="Tents and stoves."/>');
  });

  it("points to the one address of the page, with its origin", () => {
    const address = `${content.site.url}/camp`;
    expect(head()).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(head()).toContain(`<meta property="og:url" content="${address}"/>`);
  });

  it("keeps a page without an address out of search engines", () => {
    const html = renderToStaticMarkup(<Head title="404" />);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:/);
  });

  it("gives a preview its picture with size, type and alt text, or none", () => {
    const { url, alt } = { url: "https://x.example/a.jpg", alt: "A tent." };
    const drawn = head({ card: { url, alt } });
    expect(drawn).toContain(`<meta property="og:image" content="${url}"/>`);
    expect(drawn).toContain(`<meta property="og:image:alt" content="${alt}"/>`);
    expect(drawn).toContain('<meta property="og:image:width" content="1200"/>');
    expect(drawn).toContain('<meta property="og:image:height" content="630"/>');
    expect(drawn).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    expect(drawn).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(head({ card: { url, alt, width: 800 } })).toContain('<meta property="og:image:width" content="800"/>');
    expect(head()).not.toMatch(/og:image|twitter/);
  });

  it("tells machines what the page is, where that is known, in a script that no text can end", () => {
    expect(head()).not.toContain("ld+json");
    const html = head({ ld: [{ "@type": "WebPage", name: "</script>" }] });
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "WebPage", name: "</script>" }],
    });
  });
});
