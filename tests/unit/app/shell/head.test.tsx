import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Head } from "../../../../app/shell/head.tsx";

const page = { title: "Camping · Whole", description: "Tents and stoves.", path: "/camp" };
const head = (more: object = {}) => renderToStaticMarkup(<Head {...page} {...more} />);

it("a head has the title and the canonical URL for the tab, search engines and link previews", () => {
  const html = head();
  for (const tag of [
    "<title>Camping · Whole</title>",
    '<meta name="description" content="Tents and stoves."/>',
    '<link rel="canonical" href="https://whole.example/camp"/>',
    '<meta property="og:title" content="Camping · Whole"/>',
    '<meta property="og:description" content="Tents and stoves."/>',
    '<meta property="og:url" content="https://whole.example/camp"/>',
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toMatch(/og:image|twitter|ld\+json/);
});

it("a page without a canonical URL is not indexed", () => {
  const html = renderToStaticMarkup(<Head title="404" />);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:/);
});

it("a link preview has its picture with size, type and alt text", () => {
  const html = head({
    card: { url: "https://x.example/a.jpg", alt: "A tent." },
  });
  const tags = [...html.matchAll(/og:image(?::(\w+))?" content="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  expect(tags).toEqual([
    [undefined, "https://x.example/a.jpg"],
    ["width", "1200"],
    ["height", "630"],
    ["alt", "A tent."],
    ["type", "image/jpeg"],
  ]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it("JSON-LD can't be broken out of", () => {
  const html = head({ ld: [{ "@type": "WebPage", name: "</script>" }] });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"]).toEqual([{ "@type": "WebPage", name: "</script>" }]);
});
