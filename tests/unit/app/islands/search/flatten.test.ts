import { describe, expect, it } from "vitest";
import { flatten } from "../../../../../app/islands/search/flatten.ts";

const [camping, gear, tent, shop, down, photography, lake, snow] = flatten([
  {
    kind: "page",
    title: "Camping",
    url: "/camp",
    topic: "camp",
    picture: "/camp.webp",
    inside: [
      {
        kind: "section",
        title: "Gear",
        url: "#gear",
        inside: [
          { kind: "gear", title: "Tent" },
          { kind: "link", title: "Shop", url: "https://shop.example" },
          { kind: "link", title: "Down", url: "#photos" },
        ],
      },
    ],
  },
  {
    kind: "page",
    title: "Photography",
    url: "/photography",
    inside: [
      { kind: "photo", title: "Lake", url: "/photography?photo=lake", picture: "/lake.webp" },
      { kind: "page", title: "Snow", url: "/photography/collections/snow" },
    ],
  },
]);

describe("what is found", () => {
  it("leads to the page, the section, the viewer and the address of a link", () => {
    const urls = [camping, gear, shop, down, lake, snow].map((entry) => entry?.url);
    expect(urls).toEqual([
      "/camp",
      "/camp#gear",
      "https://shop.example",
      "/camp#photos",
      "/photography?photo=lake",
      "/photography/collections/snow",
    ]);
  });

  it("leads to the section that shows it where something has no address", () => {
    expect(tent?.url).toBe("/camp#gear");
  });

  it("wears its page's hue and picture, or its own, and says where it stands", () => {
    expect(tent).toMatchObject({ topic: "camp", picture: "/camp.webp", where: ["Camping", "Gear"] });
    expect(lake).toMatchObject({ topic: undefined, picture: "/lake.webp", where: ["Photography"] });
    expect(photography).toMatchObject({ topic: undefined, picture: undefined, where: [] });
  });
});
