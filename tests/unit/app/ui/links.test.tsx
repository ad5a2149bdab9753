import { renderToStaticMarkup as render } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../../../../site/compile/markdown.ts";
import { Embed } from "../../../../app/ui/embed/embed.tsx";
import { GearList } from "../../../../app/ui/gear-list/gear-list.tsx";
import { LinkList } from "../../../../app/ui/link-list/link-list.tsx";
import { Prose } from "../../../../app/ui/prose/prose.tsx";
import { SmartLink } from "../../../../app/ui/smart-link/smart-link.tsx";

const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

describe("a link", () => {
  it.each([
    ["https://example.com/", "https://example.com/"],
    ["www.example.com", "https://www.example.com"],
    ["assets/pictures/tent.svg", "/assets/pictures/tent.svg"],
  ])("to %s opens in a new tab, safely, and announces it", (url, href) => {
    const html = render(<SmartLink url={url}>Shop</SmartLink>);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener"');
    expect(textOf(html)).toBe("Shop (opens in a new tab)");
  });

  it("to a page of this site opens in the same tab", () => {
    const html = render(<SmartLink url="/camp#gear">Gear</SmartLink>);
    expect(html).toContain('href="/camp#gear"');
    expect(html).not.toContain("target=");
    expect(textOf(html)).toBe("Gear");
  });

  it("to an archived copy says so, and stands in for the frame of a dead album", () => {
    const url = "https://web.archive.org/web/20261005/https://shop.example/";
    expect(textOf(render(<SmartLink url={url}>Shop</SmartLink>))).toBe("Shop (archived) (opens in a new tab)");
    const item = { title: "Mug", url, quantity: 1 };
    expect(textOf(render(<GearList groups={[{ items: [item] }]} total="" />))).toContain("Mug (archived)");
    const picture = { src: "/a.jpg", sources: [], sizes: "", width: 4, height: 3, color: "#336699" };
    const poster = { picture, alt: "A ridge at dusk" };
    const html = render(<Embed title="Dusk" comment="" provider="Shop" own={false} url={url} poster={poster} />);
    expect(html).not.toMatch(/<iframe|<button/);
    expect(textOf(html)).toContain("(archived)");
  });

  it("in Markdown is the same component", () => {
    const html = render(<Prose text={compileMarkdown("See [here](https://example.com) and [there](/camp).")} />);
    expect(html).toMatch(/<a href="https:\/\/example\.com" target="_blank" rel="noopener">/);
    expect(html).toMatch(/<a href="\/camp"[^>]*>there<\/a>/);
    expect(textOf(html)).toBe("See here (opens in a new tab) and there.");
  });
});

describe("a nested list", () => {
  it("is inside its item, and a numbered one keeps its number", () => {
    const html = render(<Prose text={compileMarkdown("3. third\n   - a\n4. fourth")} />);
    expect(html).toContain('<ol start="3"><li>third<ul><li>a</li></ul></li><li>fourth</li></ol>');
  });
});

describe("a comment", () => {
  it("follows its link in parentheses, when present", () => {
    const items = [
      { title: "Knots", url: "/camp", comment: "learn four" },
      { title: "Maps", url: "/ppg" },
    ];
    const html = render(<LinkList items={items} />);
    expect(textOf(html)).toBe("Knots (learn four)Maps");
  });
});

describe("a gear list", () => {
  const item = (title: string, price: number, more: object = {}) => ({
    title,
    price,
    priceText: `about $${price}`,
    quantity: 1,
    ...more,
  });

  it("shows each price as text with a machine-readable number, and the total", () => {
    const groups = [
      {
        title: "Kitchen",
        items: [item("Stove", 25), item("Mug/Cup", 10, { quantity: 2, pieces: "× 2", comment: "steel" })],
      },
    ];
    const html = render(<GearList groups={groups} total="In all about $45" />);
    expect(html).toContain('<data value="25">about $25</data>');
    expect(textOf(html)).toBe("KitchenStoveabout $25Mug/Cup (steel) × 2about $10In all about $45");
    expect(html, "a name may go on in the next line after its slash").toMatch(/Mug\/.*<wbr\/>.*Cup/);
  });
});
