import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Picture as PictureData } from "../../../../../site/pictures/picture.ts";
import { Picture } from "../../../../../app/ui/picture/picture.tsx";

const data: PictureData = {
  src: "/a-1030.jpg",
  sources: [
    { type: "image/avif", srcSet: "/a-320.avif 320w, /a-430.avif 430w" },
    { type: "image/webp", srcSet: "/a-320.webp 320w, /a-430.webp 430w" },
  ],
  sizes: "50vw",
  width: 1400,
  height: 1050,
  color: "#336699",
};

const attributes = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))].map((match) => match[1] ?? "");

describe("the picture component", () => {
  it("reserves its room and waits until it is near", () => {
    const [img] = attributes(renderToStaticMarkup(<Picture picture={data} alt="A tent" />), "img");
    for (const part of ['width="1400"', 'height="1050"', 'alt="A tent"', 'loading="lazy"', 'decoding="async"']) {
      expect(img).toContain(part);
    }
    expect(img).not.toContain("fetchPriority");
  });

  it("comes first when it is the one above the fold", () => {
    const [img] = attributes(renderToStaticMarkup(<Picture picture={data} alt="A tent" eager />), "img");
    expect(img).toContain('loading="eager"');
    expect(img?.toLowerCase()).toContain('fetchpriority="high"');
  });

  it("offers every source with its sizes, best first", () => {
    const sources = attributes(renderToStaticMarkup(<Picture picture={data} alt="A tent" />), "source");
    expect(sources).toHaveLength(2);
    expect(sources[0]).toContain('type="image/avif"');
    for (const source of sources) expect(source).toContain('sizes="50vw"');
  });

  it("shows the color behind, without a style attribute and hidden from screen readers", () => {
    const html = renderToStaticMarkup(<Picture picture={data} alt="A tent" />);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><rect[^>]*fill="#336699"/);
    expect(html).not.toContain("style=");
    expect(html.indexOf("<svg")).toBeLessThan(html.indexOf("<img"));
  });

  it("puts nothing behind a picture that can be seen through", () => {
    expect(renderToStaticMarkup(<Picture picture={{ ...data, color: "transparent" }} alt="A ridge" />)).not.toContain(
      "<svg",
    );
  });
});
