import { describe, expect, it } from "vitest";
import { blogLd, engineeringLd, homeLd, topicLd, breadcrumbs } from "../../../../site/ld/page.ts";
import { loadContent } from "../../../../site/load.ts";

const content = loadContent();
const known = { content, address: { url: content.site.url, basePath: "/sub/" } };
const topicAt = (path: string) => {
  const topic = content.topics.find((candidate) => candidate.path === path);
  if (!topic) throw new Error(`no topic at ${path}`);
  return topic;
};

const entriesOf = (page: unknown) => (page as { mainEntity: { itemListElement: object[] } }).mainEntity.itemListElement;

describe("structured data of pages", () => {
  it("names the site and its owner on the home page, with the owner's profiles on other sites", () => {
    const [site, profile] = homeLd(known);
    expect(site).toMatchObject({ "@type": "WebSite", name: "Whole", url: "https://whole.example/sub/" });
    expect(profile).toMatchObject({
      "@type": "ProfilePage",
      mainEntity: {
        "@type": "Person",
        "@id": "https://whole.example/sub/#owner",
        name: "Ann Whole",
        url: "https://ann.example",
        sameAs: ["https://github.com/", "https://itch.io/", "https://mastodon.social/"],
      },
    });
  });

  it("has no profiles for an owner without any", () => {
    const [, profile] = homeLd({ ...known, content: { ...content, social: [] } });
    expect(JSON.stringify(profile)).not.toContain("sameAs");
  });

  it("lists the blog's topics in order, and no unlisted pages", () => {
    const [page] = blogLd(known);
    const entries = entriesOf(page);
    expect(entries).toHaveLength(content.topics.filter(({ tile }) => tile).length);
    expect(JSON.stringify(entries)).not.toContain("colophon");
    const first = content.topics[0];
    expect(entries[0]).toEqual({
      "@type": "ListItem",
      position: 1,
      name: first?.title,
      url: `https://whole.example/sub${first?.path}`,
    });
  });

  it("lists the projects with their links, when present", () => {
    const [page] = engineeringLd(known);
    expect(page).toMatchObject({ "@type": "CollectionPage", url: "https://whole.example/sub/engineering" });
    expect(entriesOf(page)).toEqual([
      { "@type": "ListItem", position: 1, name: "A bridge", url: "https://bridge.example/" },
      { "@type": "ListItem", position: 2, name: "A kettle" },
    ]);
    expect(engineeringLd({ ...known, content: { ...content, engineering: undefined } as never })).toEqual([]);
  });

  it("has breadcrumbs that end with the page itself", () => {
    expect(breadcrumbs(known, { title: "Adventure", path: "/blog" }, { title: "Camping" }).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Whole", item: "https://whole.example/sub/" },
      { "@type": "ListItem", position: 2, name: "Adventure", item: "https://whole.example/sub/blog" },
      { "@type": "ListItem", position: 3, name: "Camping" },
    ]);
  });

  it("describes a section with steps as a how-to", () => {
    const [guide, way] = topicLd(known, topicAt("/blog/3d-art"));
    expect(guide).toEqual({
      "@type": "HowTo",
      name: "3D art: A cube",
      step: [
        { "@type": "HowToStep", name: "Six sides" },
        { "@type": "HowToStep", name: "Fold" },
      ],
    });
    expect(way).toEqual(breadcrumbs(known, { title: "Adventure", path: "/blog" }, { title: "3D art" }));
  });

  it("links a page without a tile straight to the home page", () => {
    expect(topicLd(known, topicAt("/colophon"))).toEqual([breadcrumbs(known, { title: "Colophon" })]);
  });
});
