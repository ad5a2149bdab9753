import { describe, expect, it } from "vitest";
import { checkLinks } from "../../../../site/check/cross-check.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { address } from "../../../../site/schema/parts.ts";
import type { Sources } from "../../../../site/sources.ts";
import { complaints, spoiled, topicIndex } from "../sources.ts";

const camp = topicIndex("camp");

/** The drones topic with its fourth block replaced. */
const withBlock = (block: unknown): Sources => spoiled([["topics", topicIndex("drones"), "blocks", 3], block]);

describe("links in the content", () => {
  const link = (url: string) => withBlock({ kind: "links", items: [{ title: "A", url }] });
  const prose = (text: string) => withBlock({ kind: "prose", text });

  it.each([
    "/camp",
    "/drone",
    "/3d",
    "/camp#the-gear",
    "/blog/3d-art#six-sides",
    "/albums/summit-wedding.html",
    "#rules",
    "/photography?photo=badlands",
    "/photography#prints",
    "/photography#sky",
    "/engineering#personal",
    "mailto:hello@example.com",
    "tel:+15550100",
  ])("may lead to %s", (url) => {
    expect(complaints(link(url))).toEqual([]);
  });

  it.each([
    ["/nowhere", 'no page at "/nowhere": check the address or add the page'],
    ["/camp#nowhere", 'no section "#nowhere" on /camp: check the anchor'],
    ["#nowhere", 'no section "#nowhere" on /drones: check the anchor'],
    ["/Camp", 'no page at "/Camp": check the address or add the page'],
  ])("must not lead to %s", (url, message) => {
    expect(complaints(link(url))).toEqual([`content/topics/drones/topic.ts: blocks[3].items[0].url: ${message}`]);
    expect(complaints(prose(`See [this](${url}).`))).toEqual([
      `content/topics/drones/topic.ts: blocks[3].text: ${message}`,
    ]);
  });

  it.each([
    ["https://whole.example/nowhere", "/nowhere"],
    ["https://whole.example/camp#the-gear", "/camp#the-gear"],
    ["http://whole.example", "/"],
  ])("must not be written in full, as %s", (url, own) => {
    const message = `"${url}" is on this site: write "${own}"`;
    expect(complaints(link(url))).toEqual([`content/topics/drones/topic.ts: blocks[3].items[0].url: ${message}`]);
    expect(complaints(prose(`See [this](${url}).`))).toEqual([
      `content/topics/drones/topic.ts: blocks[3].text: ${message}`,
    ]);
  });

  it("may be written in full where others read them, and lead to a page all the same", () => {
    const full = (path: string) =>
      spoiled(
        [["site", "owner", "url"], `https://whole.example${path}`],
        [["site", "form", "thanks", "url"], `https://whole.example${path}`],
      );
    expect(complaints(full("/camp"))).toEqual([]);
    expect(complaints(full("/nowhere"))).toEqual([
      'content/site.ts: owner.url: no page at "https://whole.example/nowhere": check the address or add the page',
      'content/site.ts: form.thanks.url: no page at "https://whole.example/nowhere": check the address or add the page',
    ]);
  });

  it("must not repeat an address in one list", () => {
    const items = [
      { title: "A", url: "https://a.example" },
      { title: "B", url: "https://b.example" },
      { title: "A again", url: "https://a.example" },
    ];
    expect(complaints(withBlock({ kind: "links", items }))).toEqual([
      'content/topics/drones/topic.ts: blocks[3].items[2].url: "https://a.example" is already in this list: remove one of the two',
    ]);
  });

  it("must not find two sections under one anchor", () => {
    expect(complaints(withBlock({ kind: "prose", title: "Rules", text: "Again." }))).toEqual([
      'content/topics/drones/topic.ts: blocks: two sections have the anchor "rules": give one an id',
    ]);
  });

  it("must not find a step under an anchor that is taken", () => {
    const items = [{ title: "A", id: "rules", text: "Do it." }];
    expect(complaints(withBlock({ kind: "steps", items }))).toEqual([
      'content/topics/drones/topic.ts: blocks: a step has the anchor "rules", which is taken: give it another id or none',
    ]);
  });

  it("must not give a section or a step the name of a part of every page", () => {
    expect(complaints(withBlock({ kind: "prose", title: "Rules of mine", id: "menu", text: "Again." }))).toEqual([
      'content/topics/drones/topic.ts: blocks: "menu" is the id of a part of every page: give the section another, or none',
    ]);
    expect(complaints(withBlock({ kind: "steps", items: [{ title: "A", id: "main", text: "Do it." }] }))).toEqual([
      'content/topics/drones/topic.ts: blocks: a step has the anchor "main", which is taken: give it another id or none',
    ]);
  });

  it("must not give a tool an id that is taken", () => {
    const gear = { kind: "gear", id: "rules", groups: [{ items: [{ title: "Tent" }] }] };
    expect(complaints(withBlock(gear))).toEqual([
      'content/topics/drones/topic.ts: blocks[3].id: "rules" is taken already: give this block another id, or none',
    ]);
    expect(complaints(withBlock({ ...gear, id: "kit" }))).toEqual([]);
  });

  it("must find the files that open in a new tab", () => {
    const items = [{ title: "A", url: "assets/nowhere.pdf" }];
    expect(complaints(withBlock({ kind: "links", items }))).toEqual([
      'content/topics/drones/topic.ts: blocks[3].items[0].url: no page at "assets/nowhere.pdf": check the address or add the page',
    ]);
  });

  it("must find a page behind every tile of the blog index", () => {
    expect(complaints(spoiled([["topics", camp, "tilePath"], "/blog/tents"]))).toEqual([
      'content/topics/camp/topic.ts: tilePath: no page at "/blog/tents": add it to content/redirects.ts, or leave this field out',
    ]);
  });
});

describe("a link to a file of the owner's", () => {
  const found = (url: string) => {
    const problems: Problem[] = [];
    const files = new Set(["/My CV.pdf", "/100%.pdf"]);
    const known = { paths: files, files, anchorsAt: () => ({ has: () => true }) };
    checkLinks({ file: "a.ts", schema: address, value: url }, known, problems);
    return problems.map(({ message }) => message);
  };

  it.each(["/My%20CV.pdf", "/My%20CV.pdf#page=2", "/100%.pdf", "/100%25.pdf"])("finds it as %s", (url) => {
    expect(found(url)).toEqual([]);
  });

  it("misses another", () => {
    expect(found("/My_CV.pdf")).toEqual(['no page at "/My_CV.pdf": check the address or add the page']);
  });
});

describe("the day on which security.txt runs out", () => {
  const now = new Date("2026-06-15T12:00:00Z");
  const running = (expires: unknown) => complaints(spoiled([["site", "security", "expires"], expires]), now);

  it.each(["2026-07-15", "2026-06-16", "2020-01-01"])("stops the build when it is %s", (expires) => {
    expect(running(expires)).toEqual([
      `content/site.ts: security.expires: security.txt runs out on ${expires}: see that security.contact is still read, ` +
        "and set a day at least 30 days ahead or remove this field, so that each build sets one",
    ]);
  });

  it.each(["2026-07-16", "2027-06-01", undefined])("may be %s", (expires) => {
    expect(running(expires)).toEqual([]);
  });

  it("must be a day", () => {
    expect(running("next year")).toEqual([
      expect.stringContaining("content/site.ts: security.expires: expected a day such as"),
    ]);
  });
});
