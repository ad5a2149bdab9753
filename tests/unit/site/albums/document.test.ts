import { describe, expect, it } from "vitest";
import { albumDocument, ratioClass } from "../../../../site/albums/document.ts";

const picture = {
  src: "/p/a.jpg",
  sources: [{ type: "image/avif", srcSet: "/p/a-320.avif 320w" }],
  sizes: "(width < 34rem) 94vw, 95vw",
  width: 1500,
  height: 1000,
  color: "#888",
};
const photo = { picture, alt: "A ridge at dawn." };
const view = { name: "Ridge: an album", title: "Ridge", intro: "One day.", lang: "en", rows: [[photo], [photo]] };

describe("an album's document", () => {
  it("is whole: language, title, words and pictures with their alt texts", () => {
    const html = albumDocument(view, "album.css");
    expect(html).toContain('<html lang="en"><head><meta charset="utf-8"/>');
    expect(html).toContain("<title>Ridge: an album</title>");
    expect(html).toContain("<h1>Ridge</h1><p>One day.</p>");
    expect(html).toContain('<link rel="stylesheet" href="album.css"/>');
    expect(html.match(/<img src="\/p\/a\.jpg" width="1500" height="1000" alt="A ridge at dawn\."/g)).toHaveLength(2);
    expect(html).toContain('<source type="image/avif" srcset="/p/a-320.avif 320w"');
  });

  it("has nothing that the strict policy would refuse", () => {
    expect(albumDocument(view, "album.css")).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  it("loads what is seen first at once, and the rest when it is near", () => {
    const loading = [...albumDocument(view, "album.css").matchAll(/loading="(\w+)"/g)].map(([, how]) => how);
    expect(loading).toEqual(["eager", "lazy"]);
  });

  it("cannot be broken out of by words", () => {
    const hostile = { ...photo, alt: '"><script>a()</script>', title: "<b>", comment: "a & b" };
    const html = albumDocument({ ...view, title: "<i>", rows: [[hostile]] }, "album.css");
    expect(html).not.toMatch(/<script|<b>|<i>/);
    expect(html).toContain("<strong>&lt;b&gt;</strong> a &amp; b</figcaption>");
  });

  it("has a caption only where there are words", () => {
    expect(albumDocument(view, "album.css")).not.toContain("<figcaption>");
    const html = albumDocument({ ...view, rows: [[{ ...photo, comment: "Cold." }]] }, "album.css");
    expect(html).toContain("<figcaption>Cold.</figcaption>");
  });

  it("is turned round for languages that are written so", () => {
    expect(albumDocument({ ...view, lang: "ar" }, "album.css")).toContain('<html lang="ar" dir="rtl">');
  });

  it("says each picture's shape by a class", () => {
    expect(albumDocument(view, "album.css")).toContain(`<figure class="${ratioClass(1.5)}">`);
  });
});
