import { describe, expect, it } from "vitest";
import { collectionLd, galleryLd, photoLd } from "../../../../site/ld/photos.ts";
import { loadContent } from "../../../../site/load.ts";

const content = loadContent();
const known = { content, address: { url: content.site.url, basePath: "/sub/" } };
const picture = { src: "/sub/assets/pictures/lake.jpg", width: 1200, height: 800 };
const lake = { slug: "lake", title: "Lake", picture };
const creator = {
  "@type": "Person",
  "@id": "https://whole.example/sub/#owner",
  name: "Ann Whole",
  url: "https://ann.example",
};

describe("photo metadata", () => {
  it("names the gallery and its creator", () => {
    const [gallery] = galleryLd(known, "/photography/page/2");
    const url = "https://whole.example/sub/photography/page/2";
    expect(gallery).toEqual({ "@type": "ImageGallery", name: "Photography", url, creator });
  });

  it("makes a collection part of the gallery", () => {
    const path = "/photography/collections/far-and-flat";
    const lede = "Where the horizon is a ruler.";
    const [collection, crumbs] = collectionLd(known, { title: "Far and flat", lede, path });
    expect(collection).toMatchObject({
      "@type": "ImageGallery",
      name: "Far and flat",
      description: "Where the horizon is a ruler.",
      url: `https://whole.example/sub${path}`,
      isPartOf: { url: "https://whole.example/sub/photography" },
    });
    expect(JSON.stringify(crumbs)).toMatch(/"Photography","item":"https:.*"name":"Far and flat"/);
  });

  it("has no license if the owner has none", () => {
    const { license: _none, ...photography } = content.photography ?? ({} as never);
    const without = { ...known, content: { ...content, photography } as typeof content };
    expect(JSON.stringify(photoLd(without, lake))).not.toContain("license");
  });

  it("is complete on the photo's own page", () => {
    const [image, crumbs] = photoLd(known, { ...lake, comment: "Still.", printUrl: "https://prints.example/lake" });
    expect(image).toMatchObject({
      "@type": "ImageObject",
      url: "https://whole.example/sub/photography/lake",
      contentUrl: "https://whole.example/sub/assets/pictures/lake.jpg",
      license: "https://whole.example/sub/colophon#tools",
      caption: "Still.",
      creator,
      creditText: "Ann Whole",
      copyrightNotice: "© Ann Whole",
      acquireLicensePage: "https://prints.example/lake",
    });
    expect(JSON.stringify(crumbs)).toContain('"name":"Photography","item":"https://whole.example/sub/photography"');
  });
});
