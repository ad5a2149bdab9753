import { describe, expect, it } from "vitest";
import { breadcrumbs, homeLd, topicLd } from "../../../../site/ld/page.ts";
import { loadContent } from "../../../../site/load.ts";

const content = loadContent();
const known = { content, address: { url: content.site.url, basePath: "/sub/" } };
const topicAt = (path: string) => {
  const topic = content.topics.find((candidate) => candidate.path === path);
  if (!topic) throw new Error(`no topic at ${path}`);
  return topic;
};

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

  it("has breadcrumbs that end with the page itself", () => {
    expect(breadcrumbs(known, { title: "Adventure", path: "/blog" }, { title: "Camping" }).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Whole", item: "https://whole.example/sub/" },
      { "@type": "ListItem", position: 2, name: "Adventure", item: "https://whole.example/sub/blog" },
      { "@type": "ListItem", position: 3, name: "Camping" },
    ]);
  });

  it("leads to a topic over the blog index", () => {
    const crumbs = breadcrumbs(known, { title: "Adventure", path: "/blog" }, { title: "3D art" });
    expect(topicLd(known, topicAt("/blog/3d-art"))).toEqual([crumbs]);
  });

  it("links a page without a tile straight to the home page", () => {
    expect(topicLd(known, topicAt("/colophon"))).toEqual([breadcrumbs(known, { title: "Colophon" })]);
  });
});
