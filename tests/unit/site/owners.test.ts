import { describe, expect, it } from "vitest";
import { examineContent, loadContent } from "../../../site/load.ts";
import { everyMainPage } from "../../../site/pages.ts";
import { complaints, ownContent, spoiled, topicIndex } from "./sources.ts";

const camp = topicIndex("camp");
const site = { title: "Bo", tagline: "small", description: "Small.", url: "https://bo.example", owner: { name: "Bo" } };

describe("a site of one file", () => {
  it("is whole", () => {
    const { content, problems, pages } = examineContent({ site });
    expect(problems).toEqual([]);
    expect(pages.all).toEqual(["/"]);
    expect(content).toMatchObject({ social: [], redirects: [], topics: [] });
  });

  it("needs that file", () => {
    expect(complaints({})).toEqual([
      'content/index.ts: site: expected a line such as export { site } from "./site.ts"',
    ]);
  });

  it("is told of a name that nothing reads", () => {
    expect(complaints({ site, topic: [] }).join()).toContain("content/index.ts: topic: unknown name");
  });
});

describe("what is not there", () => {
  const nav = everyMainPage.map((url) => ({ title: url, url }));
  const social = [{ id: "contact", title: "Write to me", url: "/contact" }];

  it("takes its links with it", () => {
    const content = loadContent({ site: { ...site, nav }, social });
    expect(content.site.nav.map(({ url }) => url)).toEqual(["/"]);
    expect(content.social).toEqual([]);
  });

  it("leaves the others", () => {
    const contact = { title: "Contact", description: "Write.", heading: "Write" };
    const content = loadContent({ site: { ...site, nav }, social, contact });
    expect(content.site.nav.map(({ url }) => url)).toEqual(["/", "/contact"]);
    expect(content.social).toHaveLength(1);
  });

  it("is a mistake where somebody leads to it in words", () => {
    const statement = { ...site, referral: { title: "Work", url: "/engineering", comment: "See it." } };
    expect(complaints({ site: statement })).toEqual([
      'content/site.ts: referral.url: no page at "/engineering": check the address or add the page',
    ]);
  });

  it("is also what has nothing to show", () => {
    const empty = { title: "Photos", description: "None yet.", prints: [], albums: [], photos: [] };
    expect(examineContent({ site, photography: empty }).pages.main).toEqual(["/"]);
    const sections = [{ name: "Work", projects: [] }];
    expect(examineContent({ site, engineering: { title: "Work", description: "None.", sections } }).pages.main).toEqual(
      ["/"],
    );
  });
});

describe("drafts", () => {
  const draft = spoiled([["topics", camp, "draft"], true]);

  it("are shown while the owner writes", () => {
    expect(examineContent(draft, { drafts: true }).pages.topics).toContain("/camp");
  });

  it("are not published, nor is what is still wrong in them told", () => {
    const { pages } = examineContent(draft, { drafts: false });
    expect(pages.topics).not.toContain("/camp");
    const broken = spoiled([["topics", camp, "draft"], true], [["topics", camp, "lede"], 7]);
    expect(complaints(broken).join()).not.toContain("lede");
  });
});

describe("addresses", () => {
  it("belong to one page each", () => {
    expect(complaints(spoiled([["topics", camp, "path"], "/contact"])).join("\n")).toContain(
      'content/topics/camp/topic.ts: path: "/contact" is the address of a page of the site: choose another',
    );
    expect(complaints(spoiled([["topics", camp, "path"], "/food"])).join("\n")).toContain(
      'content/topics/camp/topic.ts: path: "/food" is the address of the topic "food": choose another',
    );
    expect(complaints(spoiled([["topics", camp, "aliases"], ["/fitness"]])).join("\n")).toContain(
      'content/topics/camp/topic.ts: aliases[0]: "/fitness" is the address of the topic "fitness": choose another',
    );
  });

  it.each([
    ["/tea/", 'expected a slash before each name and none at the end: write "/tea"'],
    ["/a//b", 'expected a slash before each name and none at the end: write "/a/b"'],
    ["//x", 'expected a slash before each name and none at the end: write "/x"'],
    ["tea", 'expected a slash before each name and none at the end: write "/tea"'],
    ["/Tea", 'expected a path such as /camp or /blog/games, got "/Tea"'],
    ["/", 'expected a path such as /camp or /blog/games, got "/"'],
    ...["/404", "/404/x", "/assets", "/assets/x", "/icons", "/icons/x", "/albums/x"].map((path) => [
      path,
      `"${path}" is where the site keeps files of its own: choose another`,
    ]),
  ])("of topics are not %s", (path, message) => {
    const found = complaints(spoiled([["topics", camp, "path"], path], [["topics", camp, "aliases"], [path]]));
    expect(found).toContain(`content/topics/camp/topic.ts: path: ${message}`);
    expect(found).toContain(`content/topics/camp/topic.ts: aliases[0]: ${message}`);
  });

  it.each(["/tea", "/tea/green-tea/2", "/albums", "/404s", "/asset", "/photography-notes"])("may be %s", (path) => {
    expect(complaints(spoiled([["topics", camp, "aliases"], [path]]))).toEqual([]);
  });

  it("of photos are no topic's", () => {
    const [first] = (ownContent()["photography"] as { photos: { slug: string }[] }).photos;
    const path = `/photography/${first?.slug}`;
    expect(complaints(spoiled([["topics", camp, "path"], path])).join("\n")).toContain(
      `content/topics/camp/topic.ts: path: "${path}" is the address of a photo of the gallery: choose another`,
    );
  });

  it("of photos differ", () => {
    const [first] = (ownContent()["photography"] as { photos: { slug: string }[] }).photos;
    expect(complaints(spoiled([["photography", "photos", 3, "slug"], first?.slug]))).toEqual([
      `content/photography/photography.ts: photos[3].slug: "${first?.slug}" is also the slug of photos[0]: each photo has an address of its own`,
    ]);
  });

  it("of topics follow their folders", () => {
    expect(complaints(spoiled([["topics", camp, "slug"], "camping"]))).toEqual([
      "content/topics.ts: slug: there is no content/topics/camping/topic.ts: a topic's slug is the name of its folder",
    ]);
  });

  it("of topics are claimed once, and one whose folder was copied is not blamed for what it says", () => {
    const mistake = 'content/topics/food/topic.ts: slug: "food" is listed twice: remove one of the two';
    expect(complaints(spoiled([["topics", camp, "slug"], "food"]))).toEqual([mistake]);
    const { title } = (ownContent()["topics"] as { title: string }[])[topicIndex("food")] ?? {};
    expect(complaints(spoiled([["topics", camp, "slug"], "food"], [["topics", camp, "title"], title]))).toEqual([
      mistake,
    ]);
  });

  it("of a topic whose folder cannot be told are to have one", () => {
    const topics = ownContent()["topics"] as object[];
    const extra = { ...topics[camp], slug: "cake", path: "/cake", aliases: [] };
    expect(complaints({ ...ownContent(), topics: [...topics, extra] }).join("\n")).toContain(
      "slug: there is no content/topics/cake/topic.ts: a topic's slug is the name of its folder",
    );
  });

  it("of a topic that stands on the list twice are told of once", () => {
    const content = ownContent();
    const topics = content["topics"] as unknown[];
    expect(complaints({ ...content, topics: [...topics, topics[camp]] })).toEqual([
      expect.stringMatching(/slug: "camp" is listed twice in content\/topics\.ts: remove one of the two$/),
    ]);
  });
});

describe("the address for weaknesses", () => {
  const contact = (value: string) => complaints(spoiled([["site", "security", "contact"], value]));

  it.each(["mailto:me@site.example", "https://site.example/security", "tel:+1-201-555-0123"])("may be %s", (value) => {
    expect(contact(value)).toEqual([]);
  });

  it.each(["me@site.example", "site.example/security", "http://site.example", "mailto:me", "https://:x"])(
    "is a URI, which %s is not",
    (value) => {
      expect(contact(value)).toEqual([
        `content/site.ts: security.contact: expected mailto:me@example.com, https://… or tel:…, got "${value}"`,
      ]);
    },
  );
});

describe("the form", () => {
  it.each(["www.thanks.example", "mailto:a@b.example", "#thanks", "assets/thanks.html"])(
    "does not send visitors back to %s",
    (url) => {
      expect(complaints(spoiled([["site", "form", "thanks", "url"], url]))).toEqual([
        `content/site.ts: form.thanks.url: expected a page, written in full: https://… or /path, got "${url}"`,
      ]);
    },
  );

  it("has an address that can be one", () => {
    expect(complaints(spoiled([["site", "form", "action"], "https://forms.example:x/{email}"]))).toEqual([
      'content/site.ts: form.action: expected an address such as https://formspree.io/f/{id}, got "https://forms.example:x/ann@whole.example"',
    ]);
    expect(complaints(spoiled([["site", "url"], "https://whole.example:99999"]))).toEqual([
      'content/site.ts: url: expected an address such as https://ridgeline.example.com, without a slash or path, got "https://whole.example:99999"',
    ]);
    expect(complaints(spoiled([["site", "store", "url"], "https://:x"]))).toEqual([
      'content/site.ts: store.url: expected an address such as https://… or /path, got "https://:x"',
    ]);
  });

  it("has what its address asks for", () => {
    expect(complaints(spoiled([["site", "form", "action"], "https://formspree.io/f/{id}"]))).toEqual([
      "content/site.ts: form.id: expected the form's id at the service, since form.action has a place for it",
    ]);
    expect(complaints(spoiled([["site", "owner", "email"], undefined])).join()).toContain(
      "content/site.ts: owner.email: expected your address",
    );
  });
});
