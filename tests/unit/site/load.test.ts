import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listOf } from "../../../site/check/problems.ts";
import { examineContent, loadContent, loadSite } from "../../../site/load.ts";
import { complaints, ownContent, spoiled, topicIndex } from "./sources.ts";

const camp = topicIndex("camp");
const drones = topicIndex("drones");
const dronesFile = "content/topics/drones/topic.ts";

/** The drones topic with its fourth block replaced. */
const withBlock = (block: object) => complaints(spoiled([["topics", drones, "blocks", 3], block]));

/** Another fixture's words would be missing here. */
const words = {};
const site = { title: "Bo", tagline: "small", description: "Small.", url: "https://bo.example", owner: { name: "Bo" } };

describe("the content", () => {
  it("loads if it is valid", () => {
    expect(loadContent(ownContent()).topics).toHaveLength(6);
  });

  it("is rejected with all problems, file by file, each with the title of its entry", () => {
    const content = spoiled(
      [["topics", camp, "blocks", 1, "groups", 0, "items", 0, "price"], "25 dollars"],
      [["social", 2, "url"], "itch"],
    );
    const { problems } = examineContent(content);
    expect(listOf(problems).replaceAll("tests/fixtures/whole/", "content/").split("\n")).toEqual([
      '  content/social.ts: [2].url (itch.io): expected a URL such as https://… or a path like /camp, with spaces as %20, got "itch"',
      '  content/topics/camp/topic.ts: blocks[1].groups[0].items[0].price (Tent): expected a number like 25 or 12.50, got "25 dollars"',
    ]);
    expect(() => loadContent(content)).toThrow(/^The content has 2 errors:\n/);
  });

  it("can be a single file", () => {
    const { content, pages } = loadSite({ site, words });
    expect(pages.all).toEqual(["/"]);
    expect(content).toMatchObject({ social: [], redirects: [], topics: [], theme: { hues: {} } });
  });

  it.each<[sources: object, complaint: string]>([
    [{ words }, 'index.ts: site: expected a line such as export { site } from "./site.ts"'],
    [
      { site, words, topic: [] },
      'topic: expected one of site, social, engineering, contact, photography, redirects, theme, words, topics; did you mean "topics"?',
    ],
    [
      { site, words, social: undefined },
      'index.ts: social: nothing was imported: its file must contain "export const social =',
    ],
    [{ site }, 'index.ts: words: words.ts isn\'t exported: add export { words } from "./words.ts"'],
    [{ site, words, topics: "camp" }, 'topics.ts: : expected a list of topics, got "camp"'],
    [
      { site, words, topics: [null] },
      "topics.ts: [0]: expected a topic with a slug (the name of its folder) and a path such as /camp, got null",
    ],
    [
      { site, words, topics: [{ slug: 7 }] },
      'topics.ts: [0]: expected a topic with a slug (the name of its folder) and a path such as /camp, got {"slug":7',
    ],
    [
      { site, words, topics: [{ slug: "camp" }] },
      'topics.ts: [0]: expected a topic with a slug (the name of its folder) and a path such as /camp, got {"slug":"camp"}',
    ],
    [
      { site, words, topics: [{ slug: "tea", path: "/tea" }] },
      "topics.ts: slug: content/topics/tea/topic.ts doesn't exist",
    ],
  ])("reports what is missing or invalid: %j", (sources, complaint) => {
    expect(complaints({ ...sources })).toEqual([expect.stringContaining(complaint)]);
  });
});

describe("a missing page", () => {
  const nav = ["/", "/engineering", "/photography", "/contact", "/blog"].map((url) => ({ title: url, url }));
  const social = [{ id: "contact", title: "Write to me", url: "/contact" }];

  it("removes its nav and social links", () => {
    const content = loadContent({ site: { ...site, nav }, social, words });
    expect(content.site.nav.map(({ url }) => url)).toEqual(["/"]);
    expect(content.social).toEqual([]);
    const contact = { title: "Contact", description: "Write.", heading: "Write" };
    expect(loadContent({ site: { ...site, nav }, social, contact, words }).social).toHaveLength(1);
  });

  it("must not be linked elsewhere", () => {
    const referral = { title: "Work", url: "/engineering", comment: "See it." };
    expect(complaints({ site: { ...site, referral }, words })).toEqual([
      'content/site.ts: referral.url: no page or file at "/engineering": check the URL, or remove the link',
    ]);
  });

  it("can also be an empty one", () => {
    const photography = { title: "Photos", description: "None yet." };
    const engineering = { title: "Work", description: "None.", sections: [{ name: "Work", projects: [] }] };
    expect(loadSite({ site, photography, engineering, words }).pages.main).toEqual(["/"]);
  });
});

describe("a draft", () => {
  const draft: Parameters<typeof spoiled>[0] = [["topics", camp, "draft"], true];
  const wrong: Parameters<typeof spoiled>[0] = [["topics", camp, "lede"], 7];

  it("is checked and shown during development", () => {
    vi.stubEnv("NODE_ENV", "development");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(loadSite(spoiled(draft)).pages.topics).toContain("/camp");
    const { problems } = examineContent(spoiled(draft, wrong));
    expect(problems.map(({ field }) => field)).toEqual(["lede"]);
  });

  it("is neither published nor checked", () => {
    const { pages, problems } = examineContent(spoiled(draft, wrong));
    expect(pages?.topics ?? []).not.toContain("/camp");
    expect(problems.map(({ field }) => field)).not.toContain("lede");
  });
});

describe("across files", () => {
  it.each<[place: (string | number)[], value: unknown, complaint: string]>([
    [["topics", camp, "aliases"], ["/contact"], 'camp/topic.ts: aliases[0]: "/contact" is a page of this site: choose'],
    [["topics", camp, "aliases"], ["/food"], 'aliases[0]: "/food" is the path of the topic "food": choose another'],
    [["topics", camp, "aliases"], ["/photography/lake"], '"/photography/lake" is a page of the gallery'],
    [["topics", camp, "aliases"], ["/photography/collections/one-lake"], 'one-lake" is a page of the gallery'],
    [["topics", camp, "aliases"], ["/albums/a"], '"/albums/a" is reserved'],
    [["topics", camp, "title"], "drones", 'drones/topic.ts: title: "Drones" is also the title in content/topics/camp/'],
    [["topics", camp, "title"], "x".repeat(81), "camp/topic.ts: title: expected at most 80 characters, got"],
    [
      ["topics", camp, "description"],
      "Goals, rules and two machines.",
      'description: "Goals, rules and two machines." is',
    ],
    [["topics", camp, "tilePath"], "/blog/tents", 'camp/topic.ts: tilePath: no page or file at "/blog/tents"'],
    [
      ["topics", camp, "hue"],
      "amber",
      "camp/topic.ts: hue: expected a color like #7a9e3f, or a name from hues in content/theme",
    ],
    [["topics", camp, "hue"], "oklch(0.4 0.2 25)", 'camp/topic.ts: hue: the contrast of "oklch(0.4 0.2 25)" '],
    [["site", "ways", 0, "hue"], "lake", "site.ts: ways[0].hue: expected "],
    [["site", "cover", "imgUrl"], "./home/Range.png", "no such file: add home/Range.png to content/; did you mean"],
    [["site", "cover", "imgUrl"], "./nowhere.png", "cover.imgUrl: no such file: add nowhere.png to content/"],
    [["site", "statement"], "See [it](/camp).", "site.ts: statement: expected plain text without a link, since"],
    [["site", "statement"], "So **bold** it is.", "site.ts: statement: expected plain text without **, since"],
    [
      ["site", "owner", "url"],
      "https://whole.example/x",
      'site.ts: owner.url: no page or file at "https://whole.example/x"',
    ],
    [
      ["site", "owner", "email"],
      undefined,
      "site.ts: owner.email: missing: form.action contains {email}, so add your email address",
    ],
    [
      ["social", 1, "id"],
      "githup",
      'social.ts: [1].id: expected an icon name from simpleicons.org, or your own SVG as icon, got "githup"; did you mean',
    ],
    [["social", 1, "icon"], "./none.svg", "social.ts: [1].icon: no such file: add none.svg to content/"],
    [["redirects", 0, "from"], "/camp", 'redirects.ts: [0].from: "/camp" is the path of the topic "camp": choose'],
    [["redirects", 0, "from"], "/robots.txt", '[0].from: "/robots.txt" is a generated file: choose another'],
    [["redirects", 0, "from"], "/assets/a.pdf", '[0].from: "/assets/a.pdf" is reserved'],
    [["redirects", 0, "from"], "/drone", '[1].from: "/drone" is already redirected: choose another'],
    [["redirects", 0, "to"], "/about#a", '[0].to: "/about" is in a redirect loop: point it to a page'],
    [["redirects", 0, "to"], "/nowhere", '[0].to: no page or file at "/nowhere": check the URL, or remove the link'],
    [["redirects", 0, "to"], "/camp#nowhere", '[0].to: no section "#nowhere" on /camp: check the anchor'],
    [["redirects", 0, "to"], "https://whole.example/camp", '[0].to: "https://whole.example/camp" is on this site'],
  ])("%j = %j", (path, value, complaint) => {
    expect(complaints(spoiled([path, value]))).toEqual([expect.stringContaining(complaint)]);
  });
});

describe("a link", () => {
  const linkTo = (url: string) => withBlock({ kind: "links", items: [{ title: "A", url }] });
  const prose = (text: string) => withBlock({ kind: "prose", text });

  it.each([
    "/camp",
    "/drone",
    "/3d",
    "/camp?a=1#the-gear",
    "/blog/3d-art#six-sides",
    "/albums/summit-wedding.html",
    "/feed.xml",
    "#rules",
    "/photography#prints",
    "/photography/collections/one-lake#gallery",
    "/engineering#personal",
    "https://other.example",
    "mailto:hello@example.com",
  ])("may lead to %s", (url) => {
    expect(linkTo(url)).toEqual([]);
    expect(prose(`See [this](${url}).`)).toEqual([]);
  });

  it.each([
    ["/nowhere", 'no page or file at "/nowhere": check the URL, or remove the link'],
    ["/Camp", 'no page or file at "/Camp": check the URL, or remove the link; did you mean "/camp"?'],
    ["assets/nowhere.pdf", 'no page or file at "assets/nowhere.pdf": check the URL, or remove the link'],
    ["/camp#nowhere", 'no section "#nowhere" on /camp: check the anchor'],
    ["#nowhere", 'no section "#nowhere" on /drones: check the anchor'],
    [
      "https://whole.example/camp#the-gear",
      '"https://whole.example/camp#the-gear" is on this site: write "/camp#the-gear"',
    ],
    ["http://whole.example", '"http://whole.example" is on this site: write "/"'],
  ])("must not lead to %s", (url, message) => {
    expect(linkTo(url)).toEqual([`${dronesFile}: blocks[3].items[0].url: ${message}`]);
    expect(prose(`See **[this](${url})**.`)).toEqual([`${dronesFile}: blocks[3].text: ${message}`]);
  });

  it.each(["htps://foo.com", "javascript:alert(1)", "./camp", "//foo.com", ""])(
    "in a text must not lead to %j",
    (url) => {
      expect(prose(`See [this](${url}).`)).toEqual([
        `${dronesFile}: blocks[3].text: expected a URL such as https://… or a path like /camp, with spaces as %20, got "${url}"`,
      ]);
    },
  );
});

describe("an anchor", () => {
  const taken = (anchor: string) => [
    `${dronesFile}: blocks: two parts of the page have the anchor "${anchor}": give one of them another id`,
  ];

  it.each<[block: object, complaints: string[]]>([
    [{ kind: "prose", title: "Rules", text: "Again." }, taken("rules")],
    [{ kind: "prose", title: "Mine", id: "menu", text: "A" }, taken("menu")],
    [{ kind: "gear", id: "rules", groups: [{ items: [{ title: "Tent" }] }] }, taken("rules")],
    [{ kind: "gear", id: "kit", groups: [{ items: [{ title: "Tent" }] }] }, []],
    [{ kind: "steps", items: [{ title: "A", id: "rules", text: "A" }] }, taken("rules")],
    [{ kind: "steps", items: [{ title: "Rules", text: "A" }] }, []],
  ])("is unique on its page: %j", (block, found) => {
    expect(withBlock(block)).toEqual(found);
  });
});
