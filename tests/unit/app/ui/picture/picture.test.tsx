import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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

const draw = (more: object = {}) =>
  renderToStaticMarkup(<Picture picture={data} alt="A tent" {...more} />).toLowerCase();

it("a picture reserves its space, and loads lazily, or first above the fold", () => {
  expect(draw()).toMatch(/<img[^>]* width="1400" height="1050" alt="a tent" loading="lazy" decoding="async"\/>/);
  expect(draw()).not.toContain("fetchpriority");
  expect(draw({ eager: true })).toMatch(/<img[^>]* loading="eager" fetchpriority="high"/);
});

it("a picture lists every source with its sizes, best first", () => {
  const sources = [...draw().matchAll(/<source type="([^"]+)"[^>]* sizes="50vw"/g)].map(([, type]) => type);
  expect(sources).toEqual(["image/avif", "image/webp"]);
});

it("a picture has a placeholder color unless it is transparent", () => {
  expect(draw()).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><rect[^>]*fill="#336699".*<img/);
  expect(draw({ picture: { ...data, color: "transparent" } })).not.toContain("<svg");
});
