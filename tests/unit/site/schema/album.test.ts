import { describe, expect, it } from "vitest";
import { complaints, ownContent, spoiled } from "../sources.ts";

const poster = { imgUrl: "./badlands.jpg", alt: "Eroded ridges under a pale sky." };
const common = { title: "Badlands", comment: "One day", provider: "Me", poster };
const photos = [poster];

const albums = (...list: unknown[]) => complaints(spoiled([["photography", "albums"], list]));
const file = "content/photography/photography.ts: albums";

describe("an album", () => {
  it.each([
    ["is a page elsewhere", { ...common, url: "https://album.example/1" }],
    ["is photos with an address", { ...common, slug: "badlands", photos }],
    ["is nobody else's when it is photos", { ...common, provider: undefined, slug: "badlands", photos }],
    [
      "may have an intro, titles and remarks",
      { ...common, slug: "b", intro: "Hot.", photos: [{ ...poster, title: "1" }] },
    ],
  ])("%s", (_what, album) => {
    expect(albums(album)).toEqual([]);
  });

  it.each(["www.album.example/1", "mailto:a@b.example", "#album", "tel:1", "assets/a.html"])(
    "cannot be shown from %s",
    (url) => {
      expect(albums({ ...common, url })).toEqual([
        `${file}[0].url: expected a page, written in full: https://… or /path, got "${url}"`,
      ]);
    },
  );

  it("is no page that browsers would not show in this one", () => {
    expect(albums({ ...common, url: "http://album.example/1" })).toEqual([
      `${file}[0].url: expected https://…, since browsers show no http:// page within another, got "http://album.example/1"`,
    ]);
    for (const url of ["/camp", "/drone"]) {
      expect(albums({ ...common, url })).toEqual([expect.stringContaining(`[0].url: "${url}" is a page of this site`)]);
    }
  });

  it("is there any number of times, also none", () => {
    expect(albums()).toEqual([]);
    expect(albums(...Array.from({ length: 9 }, (_, n) => ({ ...common, slug: `a-${n}`, photos })))).toEqual([]);
  });

  it.each([
    [common, "[0].photos: expected photos, or url with the address of an album elsewhere"],
    [
      { ...common, url: "https://a.example", slug: "a", photos },
      "[0].url: expected either url or photos, got both: remove one of the two",
    ],
    [
      { ...common, provider: undefined, url: "https://a.example" },
      "[0].provider: expected whose page it is, to be named before it is loaded",
    ],
    [{ ...common, photos }, "[0].slug: expected a short name such as my-album, for /albums/my-album.html"],
    [{ ...common, slug: "a", photos: [] }, "[0].photos: expected at least one photo"],
    [
      { ...common, url: "https://a.example", slug: "a" },
      "[0].slug: an album with url has its own address: remove this field",
    ],
    [
      { ...common, slug: "a", photos: [{ imgUrl: "./nowhere.jpg", alt: "Nothing to be seen." }] },
      "[0].photos[0].imgUrl: no such picture: put nowhere.jpg into content/photography/",
    ],
  ])("is refused as %j", (album, message) => {
    expect(albums(album)).toEqual([`${file}${message}`]);
  });

  it("has an address of its own, which links may lead to", () => {
    expect(albums({ ...common, slug: "a", photos }, { ...common, slug: "a", photos })).toEqual([
      `${file}[1].slug: "a" is also the slug of albums[0]: choose another`,
    ]);
    const [topic] = ownContent()["topics"] as { slug: string }[];
    const block = { kind: "links", title: "More", items: [{ title: "A", url: "/albums/b.html" }] };
    const linking = (slug: string) =>
      complaints(
        spoiled([["photography", "albums"], [{ ...common, slug, photos }]], [["topics", 0, "blocks", 0], block]),
      );
    expect(linking("b")).toEqual([]);
    expect(linking("c").join()).toContain(`content/topics/${topic?.slug}/topic.ts: blocks[0].items[0].url: no page at`);
  });
});
